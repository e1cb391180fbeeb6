import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a change of colors alone can break: every other rule looks at elements, names and roles. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** While the card covers a page, that page is inert; a landmark and a heading are then in the frame, which is looked at, too. */
const COVERED = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }

/** It is half a megabyte of source: a document reads it once, however often it is looked at. */
async function inject(document: Frame | Page): Promise<void> {
  if (!(await document.evaluate<boolean>(`typeof axe === 'object'`))) await document.evaluate(axe)
}

/** What axe finds wrong on a page and in its frames, each with the state it was found in. Needs a context without CSP. */
export async function violationsOn(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    await inject(frame)
    const result = await frame.evaluate(`axe.run(document, {
      iframes: false,
      runOnly: ${JSON.stringify(RULES)},
      rules: document.body.inert ? ${JSON.stringify(COVERED)} : {},
    })`)
    const { violations } = result as { violations: { id: string; nodes: { html: string }[] }[] }
    found.push(...violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes[0]?.html}`))
  }
  return found
}

/** What axe finds on a page as it stands, without its frames, a line for each element. */
export const findings = (page: Page): Promise<string[]> => found(page, RULES)

/** The same of a page that was looked at already, in other colors. */
export const findingsOfColors = (page: Page): Promise<string[]> => found(page, { type: 'rule', values: COLOR_RULES })

async function found(page: Page, runOnly: unknown): Promise<string[]> {
  await inject(page)
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    `axe.run(document, { iframes: false, runOnly: ${JSON.stringify(runOnly)} })`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
