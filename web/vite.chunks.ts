import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]
type Group = 'site' | 'libraries' | 'frame' | 'parts'

/** As the bundler names modules, on any system. */
const src = normalizePath(join(import.meta.dirname, 'src'))
const isOwn = (id: string): boolean => id.startsWith(src) || id.includes('/proto/src/')
/** The script of the public pages, which brings next to nothing. */
const SITE = ['app/site/client/main.ts']
/** What every page of the dashboard needs before it is drawn. */
const FRAME = ['main.tsx', 'app/theme/Themed.tsx', 'app/shell/Shell.tsx', 'app/shell/Protected.tsx']
/** It names every component; which of them a page needs says who imports from it. */
const COMPONENTS = /\/node_modules\/antd\/es\/index\.js$/
/** Of them those that every page has. */
const EVERYWHERE = new Set(['Button', 'ConfigProvider', 'theme'])

/** Of the pages, and of what pages load later, so many have to need something before it comes with the first of them, ... */
const MOST_PAGES = 24
/** ... or with the first of those that share parts. Fewer make more bytes of what a page never needs, more make more files. */
const SOME_PAGES = 5

/**
 * Where modules go. Left alone, each module that two pages share becomes a file of its own, and a page waits for sixty of them,
 * most of a few hundred bytes. Each group holds all that it imports but for what stands before it here, so that no two
 * files import each other. All else is as the bundler makes it: components of the library that some pages need, and each page.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // What the public pages share with the dashboard.
  { ...into('site'), minShareCount: 2, priority: 5 },
  // Others' code apart, as it changes seldom.
  { ...into('libraries'), priority: 4 },
  { name: 'components', test: /node_modules/, minShareCount: MOST_PAGES, priority: 3 },
  { ...into('frame'), priority: 2 },
  // What pages share of the dashboard's own, where it needs no component that only some of them have.
  { ...into('parts'), minShareCount: SOME_PAGES, priority: 1 },
]

function into(group: Group): Pick<Rolldown.CodeSplittingGroup, 'name' | 'debugName'> {
  // The bundler asks for a name of groups that name their modules, and says so at every build.
  return { debugName: group, name: (id, context) => (groupOf(id, context) === group ? group : null) }
}

let closures: { site: ReadonlySet<string>; frame: ReadonlySet<string> } | undefined
const known = new Map<string, Group | undefined>()

function groupOf(id: string, context: Context): Group | undefined {
  if (!known.has(id)) known.set(id, foundGroup(id, context))
  return known.get(id)
}

function foundGroup(id: string, context: Context): Group | undefined {
  const { site, frame } = (closures ??= {
    site: reachedFrom(SITE.map(fileOf), context),
    frame: reachedFrom(FRAME.map(fileOf), context),
  })
  if (site.has(id)) return 'site'
  if (id === fileOf('main.tsx')) return undefined
  if (frame.has(id)) return isOwn(id) ? 'frame' : 'libraries'
  return isOwn(id) && [...reachedFrom([id], context)].every((one) => isPlain(one, frame, context)) ? 'parts' : undefined
}

const fileOf = (file: string): string => `${src}/${file}`

/** What these modules import, and what that imports; nothing of what the library of components names. */
function reachedFrom(ids: readonly string[], context: Context): Set<string> {
  const reached = new Set<string>()
  const next = [...ids]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id) || COMPONENTS.test(id)) continue
    reached.add(id)
    next.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/** Whether a module needs nothing of others that only some pages have. */
function isPlain(id: string, frame: ReadonlySet<string>, context: Context): boolean {
  if (!isOwn(id)) return frame.has(id)
  const code = context.getModuleInfo(id)?.code ?? ''
  return [...code.matchAll(/import \{([^}]*)\} from ["']antd["']/g)].every(([, names = '']) =>
    names.split(',').every((name) => EVERYWHERE.has(name.trim().split(' ')[0] ?? '')),
  )
}
