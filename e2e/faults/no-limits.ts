import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_PLANS, UNLIMITED, type Plan } from '@docent/proto/plans'

/**
 * A table of plans that allow everything, for `PLANS_FILE`: what a broken round leaves behind takes its place in the plan, and a plan
 * that is full of that says nothing about what was broken.
 */
export async function plansWithoutLimits(): Promise<{ file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'docent-plans-'))
  const file = join(folder, 'plans.json')
  await writeFile(file, JSON.stringify(DEFAULT_PLANS.map(withoutLimits)))
  return { file, remove: () => rm(folder, { recursive: true, force: true }) }
}

function withoutLimits(plan: Plan): Plan {
  const none = UNLIMITED
  return {
    ...plan,
    entitlements: [...new Set([...(plan.entitlements ?? []), 'analytics' as const])],
    messagesPerMonth: none,
    widgets: none,
    documents: none,
    maxFileSize: none,
    maxTotalCharacters: none,
  }
}
