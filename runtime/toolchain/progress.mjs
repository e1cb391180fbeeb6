import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './paths.mjs'

const LOOK_MS = 500
/** Where a line cannot be written over, one is written this often at most. */
const LINE_MS = 5_000
const MODULES = 'node_modules/'

/**
 * Says how far npm is with the packages of the lock file until `end` is called: it looks all of them up before it installs the first, so
 * each half is counted. `hear` takes what npm logs at its level "http".
 */
export function watchProgress({ all, folder = root, output = process.stdout, everyMs = LOOK_MS }) {
  const awaited = packagesFor(readJson(join(folder, 'package-lock.json'))?.packages ?? {}, { all })
  const asked = new Set()
  const started = Date.now()
  let said = { line: '', at: -Infinity }
  const say = (isLast = false) => {
    let found = 0
    let there = 0
    for (const { path, name } of awaited) {
      const isThere = existsSync(join(folder, path, 'package.json'))
      if (isThere) there += 1
      if (isThere || asked.has(name)) found += 1
    }
    const line = `  ${found} of ${awaited.length} packages looked up, ${there} installed`
    if (output.isTTY) {
      output.write(`\r${line} (${Math.round((Date.now() - started) / 1000)} s)`)
      return
    }
    const now = Date.now()
    if (line === said.line || (!isLast && now < said.at + LINE_MS)) return
    said = { line, at: now }
    output.write(`${line}\n`)
  }
  say()
  const timer = setInterval(() => say(), everyMs)
  return {
    hear(line) {
      const name = askedFor(line)
      if (name !== undefined) asked.add(name)
    },
    end() {
      clearInterval(timer)
      say(true)
      if (output.isTTY) output.write('\n')
    },
  }
}

/** "npm http fetch GET 200 https://registry.npmjs.org/@scope%2fname 12ms": its packument, or a file below it. */
function askedFor(line) {
  const [, address] = /^npm http fetch GET 200 (\S+)/i.exec(line) ?? []
  if (address === undefined || !URL.canParse(address)) return undefined
  const [packument] = new URL(address).pathname.replaceAll(/%2f/gi, '/').split('/-/')
  return /(?:@[^/]+\/)?[^/]+$/.exec(packument)?.[0]
}

/**
 * The places of what npm will install here: not the project's own, not another machine's with what only that needs, not what is left
 * out.
 */
function packagesFor(packages, { all }) {
  const needed = neededIn(packages)
  return Object.entries(packages)
    .filter(([path, one]) => needed.has(path) && path.startsWith(MODULES) && (all || !one.dev))
    .map(([path, one]) => ({ path, name: one.name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length) }))
}

/** The places of all that the project's own packages lead to on this machine. */
function neededIn(packages) {
  const needed = new Set()
  const left = Object.keys(packages).filter((path) => !path.includes(MODULES))
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    const one = packages[path]
    const isHere = fits(one.os, process.platform) && fits(one.cpu, process.arch) && fits(one.libc, libc())
    if (needed.has(path) || one.link || !isHere) continue
    needed.add(path)
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = one
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
    left.push(...names.map((name) => placeOf(packages, path, name)).filter((place) => place !== undefined))
  }
  return needed
}

/** Where Node finds a package that is named in another: beside it, or in a folder further up. */
function placeOf(packages, from, name) {
  const folders = [from, ...[...from.matchAll(/\/?node_modules\//g)].map(({ index }) => from.slice(0, index)), '']
  const places = folders.map((folder) => `${folder === '' ? '' : `${folder}/`}${MODULES}${name}`)
  return places.toSorted((one, other) => other.length - one.length).find((place) => packages[place])
}

function fits(wanted, value) {
  const list = [wanted ?? []].flat()
  const excluded = list.filter((one) => one.startsWith('!'))
  return !excluded.includes(`!${value}`) && (list.length === excluded.length || list.includes(value))
}

let known
function libc() {
  known ??= process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  return known
}
