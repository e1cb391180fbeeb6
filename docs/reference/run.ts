import { mailSettings } from '@docent/runtime/mail'
import { modelSettings } from '@docent/runtime/models'
import { engineSettings } from '@docent/runtime/engines/settings.ts'
import { topicsSettings } from '@docent/runtime/engines/topics.ts'
import { processSettings } from '@docent/runtime/process/settings.ts'
import { writeFileSync } from 'node:fs'
import { gateway, services } from '../../services/standalone/src/services.ts'
import { standaloneSettings } from '../../services/standalone/src/settings.ts'
import { HEAD, referencePages, type Chapter } from './generate.ts'
import { keptBy, keptPage } from './kept.ts'

/** The chapters in the order in which an operator meets them. */
export const chapters: readonly Chapter[] = [
  { title: 'In one process (`npm start`)', settings: standaloneSettings },
  { title: 'A process of its own (cluster)', settings: processSettings },
  ...Object.entries(engineSettings)
    .filter(([name]) => name !== 'models' && name !== 'mail')
    .map(([name, settings]) => ({ title: `Engine: ${name} (cluster)`, settings })),
  { title: 'Topics and rights at Kafka (a step of its own)', settings: topicsSettings },
  { title: 'Models', settings: modelSettings },
  { title: 'Mail', settings: mailSettings },
  ...[gateway, ...Object.values(services)].map(({ name, settings, failures }) => ({
    title: `Service: ${name}`,
    settings,
    failures,
  })),
]

/** What is kept, as each service says when it opens its collections. */
export async function whatIsKept(): Promise<string> {
  const named = Object.values(services).map((service) => ({ name: service.name, service }))
  return keptPage(HEAD, await keptBy(named))
}

if (import.meta.main) {
  writeFileSync(new URL('what-is-kept.md', import.meta.url), await whatIsKept())
  for (const [name, text] of Object.entries(referencePages(chapters))) {
    writeFileSync(new URL(name, import.meta.url), text)
  }
}
