// What a release needs to know of itself: `node .ci/release.mjs check v0.2.0` refuses a tag that the tree does not fit,
// `notes v0.2.0` prints what the changelog says of it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runtime/toolchain/index.mjs'

const [command, tag = ''] = process.argv.slice(2)
const version = tag.replace(/^v/, '')

if (command === 'check') {
  const problems = check()
  for (const problem of problems) console.error(problem)
  process.exit(problems.length > 0 ? 1 : 0)
} else if (command === 'notes') {
  console.log(notes())
} else {
  console.error('Say "check" or "notes", and the tag.')
  process.exit(1)
}

function check() {
  const manifests = execFileSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const others = manifests
    .map((file) => [file, JSON.parse(read(file)).version])
    .filter(([, found]) => found !== undefined && found !== version)
    .map(([file, found]) => `${file} is version ${found}, not ${version}`)
  const dockerfile = /ARG VERSION=(\S+)/.exec(read('Dockerfile'))?.[1]
  return [
    ...(/^v\d+\.\d+\.\d+(-[\w.]+)?$/.test(tag) ? [] : [`"${tag}" is no tag of a release, as v1.2.3 is`]),
    ...others,
    ...(dockerfile === version ? [] : [`Dockerfile is version ${dockerfile}, not ${version}`]),
    ...[/^version: (\S+)/m, /^appVersion: (\S+)/m].flatMap((field) => {
      const found = field.exec(read('charts/docent/Chart.yaml'))?.[1]
      return found === version ? [] : [`charts/docent/Chart.yaml is version ${found}, not ${version}`]
    }),
    ...[
      ['integrations/wordpress/plugin/docent.php', /^ \* Version:\s+(\S+)$/m],
      ['integrations/wordpress/plugin/docent.php', /'DOCENT_VERSION', '(\S+)'/],
      ['integrations/wordpress/plugin/block/editor.asset.php', /'version'\s+=> '(\S+)'/],
      ['integrations/wordpress/plugin/readme.txt', /^Stable tag: (\S+)$/m],
    ].flatMap(([file, field]) => {
      const found = field.exec(read(file))?.[1]
      return found === version ? [] : [`${file} is version ${found}, not ${version}`]
    }),
    ...(notes() === '' ? [`CHANGELOG.md says nothing of ${version}`] : []),
  ]
}

/** The text below a version's heading, up to the next one. */
function notes() {
  const parts = read('CHANGELOG.md').split(/^## /m)
  return (
    parts
      .find((one) => one.split('\n')[0].split(' ')[0] === version)
      ?.split('\n')
      .slice(1)
      .join('\n')
      .trim() ?? ''
  )
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}
