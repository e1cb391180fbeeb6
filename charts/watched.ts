import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { chartFolder } from './helm.ts'

export interface Rule {
  alert?: string
  record?: string
  expr: string
  annotations?: { summary: string; runbook_url: string }
}

const read = (path: string) => readFileSync(join(chartFolder, 'files', path), 'utf8')
const dashboard = JSON.parse(read('dashboards/docent.json')) as { panels: { targets: { expr: string }[] }[] }

/** Alerts of the chart, and what they are computed from. */
export const rules = parse(read('rules.yaml')).groups.flatMap((group: { rules: Rule[] }) => group.rules) as Rule[]
/** Everything that alerts and dashboards of the chart ask Prometheus. */
export const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

/** Names of metrics in an expression. */
export const metricsIn = (expression: string) => [
  ...new Set(expression.match(/\b(?:docent|nodejs|process)[_:][\w:]+/g) ?? []),
]

/**
 * What alerts and dashboards look at and nobody tells, in the words of the expression; `scrapes` is what /metrics of some
 * processes said. A value of a label has to be there too, where it is a name and no pattern: a renamed route leaves a panel empty.
 */
export function untold(scrapes: readonly string[]): string[] {
  const told = scrapes.join('\n').split('\n')
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
  const missing = expressions.flatMap((expression) =>
    [...expression.matchAll(/\b((?:docent|nodejs|process)[_:][\w:]+)(?:\{([^}]*)\})?/g)].flatMap(
      ([text, name = '', labels = '']) => {
        const named = labels.match(/\b(?!namespace\b)\w+="[^"]*"/g) ?? []
        const isTold = told.some(
          (line) => line.replace(/[{ ].*/, '') === name && named.every((label) => line.includes(label)),
        )
        return isTold || recorded.has(name) ? [] : [text]
      },
    ),
  )
  return [...new Set(missing)]
}
