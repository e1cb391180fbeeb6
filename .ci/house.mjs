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
  .filter((file) => /\.(ts|tsx|mjs|js|css|php)$/.test(file))

const problems = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...tooLong(file, text), ...wrongImports(file, text), ...wrongWords(file, text)]
})
problems.push(...circles(), ...exportedForNobody())
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)

function tooLong(file, text) {
  const lines = text.split('\n').length - 1
  // Nobody reads a generated file from its top to its end.
  return lines > MAX_LINES && !file.includes('/generated/') ? [`${file}: ${lines} lines, more than ${MAX_LINES}`] : []
}

function wrongImports(file, text) {
  const room = roomOf(file)
  return specifiersIn(text).flatMap((specifier) => {
    const target = roomOf(resolve(file, specifier))
    const reason = aroundTheDoor(room, target, specifier) ?? forbidden(room, target, file)
    return reason ? [`${file}: imports ${specifier}: ${reason}`] : []
  })
}

function specifiersIn(text) {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1])
}

/** What the dashboard takes of the bubble is what the bubble's package exports. */
function aroundTheDoor(room, target, specifier) {
  if (!room?.startsWith('web') || target !== 'widget' || !specifier.startsWith('.')) return undefined
  return 'take it from @docent/widget-embed, which says in its exports what others may use'
}

/** Folders of the runtime that import each other, by whatever way around; a folder is understood without those above it. */
function circles() {
  const imports = new Map()
  for (const file of files.filter(
    (one) => /^runtime\/[\w-]+\//.test(one) && !isTest(one) && !/contract|testing\//.test(one),
  )) {
    for (const specifier of specifiersIn(readFileSync(join(root, file), 'utf8'))) {
      const [from, to] = [folderOf(file), folderOf(resolve(file, specifier))]
      if (to && to !== from) imports.set(from, (imports.get(from) ?? new Map()).set(to, file))
    }
  }
  return [...imports.keys()].flatMap((start) => {
    const way = wayBack(imports, start, [start])
    return way ? [`runtime: folders import each other: ${way.join(' > ')}`] : []
  })
}

/** A circle is told once, by the folder of it that comes first. */
function wayBack(imports, start, way, seen = new Set()) {
  for (const [next] of imports.get(way.at(-1)) ?? []) {
    if (next === start) return [...way, start]
    if (seen.has(next) || next < start) continue
    seen.add(next)
    const found = wayBack(imports, start, [...way, next], seen)
    if (found) return found
  }
  return undefined
}

/** Values that are exported although no other file says their name. Schemas of the contract are known by theirs in its documents. */
function exportedForNobody() {
  const code = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !file.includes('/generated/'))
  const texts = new Map(code.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const sayers = new Map()
  for (const text of texts.values()) {
    for (const name of new Set(text.match(/[A-Za-z_$][\w$]*/g))) sayers.set(name, (sayers.get(name) ?? 0) + 1)
  }
  return [...texts].flatMap(([file, text]) =>
    /\/contract\//.test(file)
      ? []
      : [...text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm)]
          .filter(([, name]) => sayers.get(name) === 1 && !(file.startsWith('proto/') && name.endsWith('Schema')))
          .map(([, name]) => `${file}: exports ${name}, which no other file names`),
  )
}

function folderOf(path) {
  return /^runtime\/([\w-]+)(?:\/|$)/.exec(path)?.[1]
}

function forbidden(room, target, file) {
  if (!room || !target || room === target) return undefined
  if (room === 'proto') return 'proto depends on nothing of the project'
  if (room === 'integrations/wordpress' && !isTest(file) && !file.endsWith('/run.mjs'))
    return 'what runs in other products stands by itself'
  if (room === 'runtime' && target !== 'proto') return 'the runtime knows no service'
  if (
    room.startsWith('services/') &&
    target.startsWith('services/') &&
    room !== 'services/standalone' &&
    !isTest(file)
  ) {
    return 'services never import each other'
  }
  if (room === 'widget' && target !== 'proto' && !isTest(file))
    return 'what runs on other websites knows nothing of the dashboard'
  if (room === 'integrations/client' && /^integrations\/client\/src\//.test(file))
    return 'the client is installed elsewhere, where there is nothing else'
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
    /^runtime\/(sqlite|records|store|bus|blobs|vectors|models|mail|upstreams)\//.test(file) &&
    !/\/(port|index|contract)\.ts$/.test(file)
  )
}

function isTest(file) {
  return /\.test\.tsx?$|\/test\//.test(file)
}

function resolve(file, specifier) {
  if (specifier.startsWith('@docent/')) {
    const [name, ...rest] = specifier.slice('@docent/'.length).split('/')
    const rooms = { client: 'integrations/client', 'widget-embed': 'widget' }
    const isService = !['proto', 'runtime', 'web', 'e2e', 'bench'].includes(name)
    const base = rooms[name] ?? (isService ? `services/${name}` : name)
    return [base, ...rest].join('/')
  }
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : ''
}

function roomOf(path) {
  return /^(proto|runtime|integrations\/[\w-]+|services\/[\w-]+|web\/src\/features\/[\w-]+|web|widget)(?:\/|$)/
    .exec(path)?.[1]
    ?.replace('web/src/', 'web/')
}
