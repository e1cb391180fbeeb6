// The rules of the house that no linter knows: which room may import which, and words that must not occur in a room.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../runtime/toolchain/index.mjs'

const MAX_LINES = 400
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))

const problems = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...tooLong(file, text), ...wrongImports(file, text), ...wrongWords(file, text)]
})
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)

function tooLong(file, text) {
  const lines = text.split('\n').length - 1
  return lines > MAX_LINES ? [`${file}: ${lines} lines, more than ${MAX_LINES}`] : []
}

function wrongImports(file, text) {
  const room = roomOf(file)
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1])
  return specifiers.flatMap((specifier) => {
    const target = roomOf(resolve(file, specifier))
    const reason = forbidden(room, target, file)
    return reason ? [`${file}: imports ${specifier}: ${reason}`] : []
  })
}

function forbidden(room, target, file) {
  if (!room || !target || room === target) return undefined
  if (room === 'proto') return 'proto depends on nothing of the project'
  if (room === 'runtime' && target !== 'proto') return 'the runtime knows no service'
  if (
    room.startsWith('services/') &&
    target.startsWith('services/') &&
    room !== 'services/standalone' &&
    !isTest(file)
  ) {
    return 'services never import each other'
  }
  if (room.startsWith('web/features/') && target.startsWith('web/features/')) return 'features never import features'
  return undefined
}

function wrongWords(file, text) {
  const watched =
    (/^services\//.test(file) && !/^services\/standalone\//.test(file)) ||
    (/^runtime\//.test(file) && !/^runtime\/(testing|toolchain)\//.test(file) && !isAdapter(file))
  if (!watched || isTest(file)) return []
  return text.split('\n').flatMap((line, index) => {
    // The one exception is what the contract calls a passage that has its vector.
    const rest = line.replaceAll(/(?:status|===|:) 'embedded'|^ +embedded: /g, '')
    return /standalone|embedded/.test(rest)
      ? [`${file}:${index + 1}: no code of a service may know which deployment it is in`]
      : []
  })
}

function isAdapter(file) {
  return (
    /^runtime\/(sqlite|store|bus|blobs|vectors|models|mail|upstreams)\//.test(file) &&
    !/\/(port|index|contract)\.ts$/.test(file)
  )
}

function isTest(file) {
  return /\.test\.tsx?$|\/test\//.test(file)
}

function resolve(file, specifier) {
  if (specifier.startsWith('@docent/')) {
    const [name, ...rest] = specifier.slice('@docent/'.length).split('/')
    const base = ['proto', 'runtime', 'web', 'e2e', 'bench'].includes(name) ? name : `services/${name}`
    return [base, ...rest].join('/')
  }
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : ''
}

function roomOf(path) {
  return /^(proto|runtime|services\/[\w-]+|web\/src\/features\/[\w-]+)(?:\/|$)/
    .exec(path)?.[1]
    ?.replace('web/src/', 'web/')
}
