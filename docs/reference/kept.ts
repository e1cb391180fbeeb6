import type { Service } from '@docent/runtime/service'
import { openOnce } from '@docent/runtime/service/host.ts'
import type { CollectionSpec, Keeping, Store, StoredRecord } from '@docent/runtime/store'
import { createTestTokens } from '@docent/runtime/testing/tokens.ts'
import { openTestEngines } from '@docent/runtime/testing/engines.ts'
import pino from 'pino'

export interface Kept extends Keeping {
  collection: string
}

interface Named {
  name: string
  // What differs between services is of no interest here.
  // oxlint-disable-next-line typescript/no-explicit-any
  service: Service<any, any>
}

/** What every collection keeps that a service opens. Throws where one does not say it. */
export async function keptBy(services: readonly Named[]): Promise<{ name: string; kept: Kept[] }[]> {
  const { env } = await createTestTokens()
  const own = await openTestEngines()
  const all: { name: string; kept: Kept[] }[] = []
  try {
    for (const { name, service } of services) {
      const specs = new Map<string, Keeping | undefined>()
      const store: Store = {
        ...own.engines.store,
        collection<T extends StoredRecord>(spec: CollectionSpec<T>) {
          specs.set(spec.name, spec.keeps)
          return own.engines.store.collection(spec)
        },
      }
      const engines = { ...own.engines, store }
      // What is kept only where somebody takes payments is told, too.
      const paid = { ...env, STRIPE_SECRET_KEY: 'sk_test_of_nobody' }
      await openOnce(service, { env: paid, engines, log: pino({ level: 'silent' }) })
      const kept = [...specs].map(([collection, keeps]) => {
        if (!keeps) throw new Error(`${collection} does not say what it keeps, of whom and until when: give it "keeps"`)
        return { collection, ...keeps }
      })
      all.push({ name, kept: kept.toSorted((a, b) => a.collection.localeCompare(b.collection)) })
    }
  } finally {
    await own.close()
  }
  return all
}

/** What is kept elsewhere than in collections. */
const ELSEWHERE: readonly Kept[] = [
  {
    collection: 'documents: originals and passages (blobs)',
    of: 'owners',
    what: 'files as they came, their text in passages, originals of web pages',
    until: 'the document or the account is deleted',
  },
  {
    collection: 'vectors',
    of: 'owners',
    what: 'passages with their vectors, to be searched',
    until: 'the document or the account is deleted',
  },
  {
    collection: 'pictures (blobs)',
    of: 'owners',
    what: 'pictures of widgets and of accounts, drawn anew',
    until: 'no widget has them, or the account is deleted',
  },
  {
    collection: 'events',
    of: 'owners, and visitors who left a message',
    what: 'what services tell each other: titles, names, addresses, the words of messages to owners, and of the five questions that were missed most in a week; no answers',
    until: 'seven days after all have heard them; in Kafka KAFKA_RETENTION_DAYS',
  },
  {
    collection: 'logs',
    of: 'anybody who calls',
    what: 'what failed and why, with a request id; passwords, cookies and tokens are taken out before a line is written',
    until: 'you delete them',
  },
  {
    collection: 'storage of the website (browser)',
    of: 'visitors',
    what: 'one entry docent:WIDGET with the conversation’s id and its pass, where the widget keeps history; no cookie',
    until: 'the visitor clears it',
  },
  {
    collection: 'storage of Docent’s own pages (browser)',
    of: 'owners',
    what: 'cookies of the session, the choice of light or dark',
    until: 'they sign out, or clear it',
  },
]

/** The page that tells people what is kept of them. */
export function keptPage(head: string, services: readonly { name: string; kept: readonly Kept[] }[]): string {
  return [
    head,
    '',
    '# What is kept, of whom and how long',
    '',
    'Every collection that a service opens, in its own words. Records of an owner go when the account is deleted:',
    '[what happens then](../operate/personal-data.md). Where a widget’s conversations end by themselves, and what visitors can do:',
    '[the privacy of visitors](../own/privacy.md).',
    '',
    ...services.flatMap(({ name, kept }) => [`## Service: ${name}`, '', ...table('collection', kept), '']),
    '## Elsewhere',
    '',
    ...table('where', ELSEWHERE),
    '',
  ].join('\n')
}

function table(first: string, kept: readonly Kept[]): string[] {
  const name = (text: string) => (first === 'collection' ? `\`${text}\`` : text)
  return [
    `| ${first} | of whom | what | until |`,
    '|---|---|---|---|',
    ...kept.map(({ collection, of, what, until }) => `| ${name(collection)} | ${of} | ${what} | ${until} |`),
  ]
}
