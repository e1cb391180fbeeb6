import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'
import { rest } from './settled.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a change of colors alone can break: every other rule looks at elements, names and roles. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** While the card covers a page, that page is inert; a landmark and a heading are then in the frame, which is looked at, too. */
const COVERED = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }

interface Violation {
  id: string
  /** Of each element that it was found at. */
  html: string[]
}

/** It is half a megabyte of source: a document reads it once, however often it is looked at. */
async function inject(document: Frame | Page): Promise<void> {
  if (!(await document.evaluate<boolean>(`typeof axe === 'object'`))) await document.evaluate(axe)
}

/**
 * Looks, and takes along no more than what is wrong: all the rest that axe tells of a page, and works out for that, costs
 * several times as much.
 */
async function look(document: Frame | Page, runOnly: unknown, rules = '{}'): Promise<Violation[]> {
  await inject(document)
  return document.evaluate<Violation[]>(
    `axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      runOnly: ${JSON.stringify(runOnly)},
      rules: ${rules},
    }).then(({ violations }) => violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) })))`,
  )
}

/** What axe finds wrong on a page and in its frames, each with the state it was found in. Needs a context without CSP. */
export async function violationsOn(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    const violations = await look(frame, RULES, `document.body.inert ? ${JSON.stringify(COVERED)} : {}`)
    found.push(...violations.map(({ id, html }) => `${state}: ${id}: ${html[0]}`))
  }
  return found
}

/** What axe finds on a page that has come to rest, without its frames, a line for each element. */
export const findings = (page: Page): Promise<string[]> => found(page, RULES)

/** The same of a page that was looked at already, in other colors. */
export const findingsOfColors = (page: Page): Promise<string[]> => found(page, { type: 'rule', values: COLOR_RULES })

async function found(page: Page, runOnly: unknown): Promise<string[]> {
  // A color on its way to another one is neither.
  await rest(page)
  const violations = await look(page, runOnly)
  return violations.flatMap(({ id, html }) => html.map((one) => `${id}: ${one.slice(0, 160)}`))
}
