import { renderToStaticMarkup } from 'react-dom/server'
import type { Guide } from '../../features/guides/guides.ts'
import { tag } from '../../ui/fill.tsx'
import { Document, type BuiltFiles } from './Document.tsx'
import { guidePages, pages, type SitePage } from './pages.tsx'

export { placesOf } from '../../features/guides/places.ts'
export { guidesOf } from '../../features/guides/guides.ts'

/** Every public page as the gateway fills it in, by the name of its file; and what only crawlers read. */
export function prerender(files: BuiltFiles, guides: readonly Guide[]): Record<string, string> {
  const all = [...pages, ...guidePages(guides, files.places)]
  const drawn = all.map((page): [string, string] => [
    `${page.path === '/' ? 'index' : page.path.slice(1)}.html`,
    `<!doctype html>\n${withDemo(page.path, renderToStaticMarkup(<Document page={page} files={files} />))}\n`,
  ])
  return { ...Object.fromEntries(drawn), 'robots.txt': robots, 'sitemap.xml': sitemap(all) }
}

/** Docent's own bubble on the landing page. React would move the script into the head, away from its condition. */
function withDemo(path: string, html: string): string {
  const id = tag('demoWidgetId')
  const script = `<script async src="/widget.js?id=${id}" data-widget-id="${id}"></script>`
  return path === '/' ? html.replace('</body>', `{{#demoWidgetId}}${script}{{/demoWidgetId}}</body>`) : html
}

// Pages that need an owner hold nothing for a crawler.
const robots = `User-agent: *
Disallow: /api/
Disallow: /documents
Disallow: /widgets
Disallow: /chat
Disallow: /subscription-usage

Sitemap: {{{publicUrl}}}/sitemap.xml
`

function sitemap(all: readonly SitePage[]): string {
  const entries = all.map(({ path }) => `  <url><loc>{{publicUrl}}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`
}
