import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parse, parseAllDocuments } from 'yaml'
import { chartFolder, helmCommand, KUBERNETES, render, type Resource } from './helm.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const values = join(root, 'charts', 'skaffold.yaml')
const skaffold = process.env['DOCENT_SKAFFOLD'] || 'skaffold'
const helm = helmCommand()
const hasSkaffold = helm !== undefined && spawnSync(skaffold, ['version'], { stdio: 'ignore' }).status === 0
// oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where both are
const [withHelm, withSkaffold] = [helm ? describe : describe.skip, hasSkaffold ? describe : describe.skip]

const servicesOf = (all: readonly Resource[]) =>
  all.filter(({ kind, metadata }) => kind === 'Deployment' && !/kafka|mongodb|qdrant|s3|smtp/.test(metadata.name))

test('what is copied into running pods are the sources that the image holds', () => {
  const { build } = parse(readFileSync(join(root, 'skaffold.yaml'), 'utf8'))
  const [{ sync, docker }] = build.artifacts
  const copied = sync.manual.map(({ src }: { src: string }) => src.split('/')[0])
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8')
  for (const folder of copied) expect(image).toContain(`COPY --chown=\${OWNER} ${folder} ./${folder}`)
  expect(new Set(copied)).toEqual(new Set(['services', 'runtime', 'proto']))
  // Who may replace them is who runs; anybody else's image has files that its user cannot write.
  expect(docker.buildArgs.OWNER).toBe('10001:10001')
  expect(image).toContain('ARG OWNER=0:0')
})

withHelm(`the values of skaffold${helm ? '' : ' [skipped: no helm on this machine]'}`, () => {
  test('run one pod of each service, which starts again by itself when a file that it has loaded changes', async () => {
    const { all } = await render(['-f', join(chartFolder, 'ci', 'external.yaml'), '-f', values])
    const services = servicesOf(all)
    expect(services).toHaveLength(9)
    for (const { spec } of services) {
      const [container] = spec.template.spec.containers
      expect(spec.replicas).toBe(1)
      expect(container.command.join(' ')).toContain('node --watch')
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: false,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      })
    }
  })
})

withSkaffold(`skaffold${hasSkaffold ? '' : ' [skipped: no skaffold on this machine]'}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'docent-skaffold-'))
  beforeAll(() => {
    // A helm without a cluster takes Kubernetes for as old as it was built for.
    const script = `#!/bin/sh\nfor one in "$@"; do [ "$one" = template ] && set -- "$@" --kube-version ${KUBERNETES} && break; done\nexec ${helm} "$@"\n`
    writeFileSync(join(folder, 'helm'), script)
    chmodSync(join(folder, 'helm'), 0o755)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const run = async (...args: string[]) => {
    const env = {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      HOME: folder,
      DOCENT_VALUES: join(chartFolder, 'ci', 'external.yaml'),
    }
    const options = { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }
    return (await promisify(execFile)(skaffold, args, options)).stdout
  }

  test.each([
    ['dev', [], 5],
    ['external', ['--profile', 'external'], 0],
  ])('takes skaffold.yaml and makes manifests of it: %s', async (_, profile, engines) => {
    const known = parse(await run('diagnose', '--yaml-only', ...profile))
    expect(known.deploy.helm.releases[0].name).toBe('docent')
    const text = await run('render', '--offline', '--digest-source=none', '--images', 'docent=docent:dev', ...profile)
    const all = parseAllDocuments(text).flatMap((one) => (one.toJS() as Resource | null) ?? [])
    expect(servicesOf(all)).toHaveLength(9)
    expect(all.filter(({ kind }) => kind === 'StatefulSet')).toHaveLength(engines)
    for (const { spec } of servicesOf(all)) expect(spec.template.spec.containers[0].image).toBe('docent:dev')
  })
})
