import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './paths.mjs'

const LOOK_MS = 500
/** Where a line cannot be written over, one is written for each of so many parts. */
const PARTS = 4

/** Says how many of the packages of the lock file are there, until the returned function is called. */
export function watchProgress({ all, folder = root, output = process.stdout, everyMs = LOOK_MS }) {
  const awaited = packagesFor(readJson(join(folder, 'package-lock.json'))?.packages ?? {}, { all })
  let said = -1
  const say = () => {
    const there = awaited.filter((path) => existsSync(join(folder, path, 'package.json'))).length
    const step = output.isTTY ? there : Math.floor((PARTS * there) / Math.max(1, awaited.length))
    if (step <= said) return
    said = step
    output.write(`${output.isTTY ? '\r' : ''}  ${there} of ${awaited.length} packages${output.isTTY ? '' : '\n'}`)
  }
  const timer = setInterval(say, everyMs)
  return () => {
    clearInterval(timer)
    say()
    if (output.isTTY) output.write('\n')
  }
}

/** The places of what npm will install here: not the project's own, not another machine's, not what is left out. */
function packagesFor(packages, { all }) {
  return Object.entries(packages)
    .filter(([path, one]) => path.startsWith('node_modules/') && !one.link && (all || !one.dev))
    .filter(([, one]) => fits(one.os, process.platform) && fits(one.cpu, process.arch) && fits(one.libc, libc()))
    .map(([path]) => path)
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
