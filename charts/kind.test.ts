import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Programs that only note how they are called, and answer as the real ones do with a cluster of two nodes for pods. */
const answers: Record<string, string> = {
  kind: '',
  helm: '',
  ip: '',
  docker: 'printf "fc00:f853:ccd:e793::1\\n172.18.0.1\\n"',
  kubectl: 'printf "10.244.0.0/24 172.18.0.2\\n10.244.1.0/24 172.18.0.3\\n"',
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docent-kind-'))
  for (const [name, answer] of Object.entries({ ...answers, sudo: 'exec "$@"' })) {
    const notes = name === 'sudo' ? '' : `printf '%s\\n' "${name} $*" >>'${folder}/calls'\n`
    await writeFile(join(folder, name), `#!/bin/sh\n${notes}${answer}\n`)
    await chmod(join(folder, name), 0o755)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a cluster of kind is made with two nodes for pods, reached from here, and goes with its routes', async () => {
  const script = `
    set -euo pipefail
    work='${folder}'
    . .ci/clusters/kind
    up
    load images.tar
    echo "$docker $DOCENT_POD_HOST $KUBECONFIG $DOCENT_HELM"
    down`
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, DOCENT_HELM: '' }
  const { stdout } = await run('bash', ['-c', script], { cwd: root, env })

  // The address of this machine as pods see it is the one of version 4.
  expect(stdout.trim()).toBe(`docker 172.18.0.1 ${folder}/kubeconfig ${folder}/helm`)
  const nodes = await readFile(join(folder, 'kind.yaml'), 'utf8')
  expect(nodes.match(/role: worker/g)).toHaveLength(2)
  const calls = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')
  expect(calls.filter((one) => !/^(docker|kubectl) /.test(one))).toEqual([
    `kind create cluster --name docent-test --config ${folder}/kind.yaml --wait 180s`,
    'ip route replace 10.244.0.0/24 via 172.18.0.2',
    'ip route replace 10.96.0.0/16 via 172.18.0.2',
    'ip route replace 10.244.1.0/24 via 172.18.0.3',
    'ip route replace 10.96.0.0/16 via 172.18.0.3',
    'kind load image-archive --name docent-test images.tar',
    'ip route del 10.96.0.0/16',
    'kind delete cluster --name docent-test',
  ])
})
