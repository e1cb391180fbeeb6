import { DAY_MS } from '@docent/runtime/units'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { bytesHolding, leftoversIn, type Leftover } from '@docent/runtime/testing'
import { leftoversInCluster, topicRetention } from '@docent/runtime/testing/cluster-leftovers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from '../deployments/cluster.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { call, eventually, Refused, signUp, type Owner } from '../client/client.ts'
import { proveAddress } from '../provider/mails.ts'
import { describeDeployments, type Deploy, type Shape } from './deployments.ts'

const PASSWORD = 'correct horse 42'
const secretOf = (name: string) => `The ${name} glaze fires at exactly 1217 degrees, and nobody else knows it.`

/** What may stay, and why: ids without a name, and the last mail where mails are files. */
const mayStay = ({ place, what }: Leftover): boolean =>
  /departures$|identity\.users$/.test(place) ||
  (/ log$/.test(place) && what.includes('"user.deleted"')) ||
  (place === 'outbox' && what.includes('goodbye-'))

function accountDeletion(deploy: Deploy, shape: Shape): void {
  let deployment: Deployment
  let dataDir: string
  const owners: Record<'leaves' | 'stays', { email: string; owner?: Owner }> = {
    leaves: { email: 'zephyrine@larkfield.example' },
    stays: { email: 'barnabas@larkfield.example' },
  }

  /** An account with something of every kind. */
  async function furnish(name: 'leaves' | 'stays'): Promise<Owner> {
    const { address } = deployment
    const owner = await signUp(address, owners[name].email, PASSWORD)
    await proveAddress(deployment, owners[name].email)
    await owner.call(api.changeSubscription, { body: { plan: 'business' } })
    const documentId = await owner.upload(`${name} handbook.txt`, secretOf(name))
    await owner.embed(documentId)
    await owner.upload(`${name} waits.txt`, `${secretOf(name)} This one is not searchable yet.`)
    const body = { name: `Widget of ${name}`, documentIds: [documentId], greetingMessage: `Greeting of ${name}` }
    const { id: widgetId } = await owner.call(api.createWidget, { body })
    const question = `How hot is the ${name} glaze?`
    const ask = (sessionId: string) =>
      eventually(
        () => owner.call(api.getAnswer, { body: { question, widgetId, sessionId } }).catch(unlessUnheard),
        'chat to have heard of the widget',
      )
    const answers = await Promise.all([ask('session-one'), ask('session-two')])
    await owner.call(api.answerFeedback, { body: { messageId: answers[0]?.messageId ?? '', helpful: true } })
    await eventually(
      async () => ((await owner.call(api.listApiKeys)).isAllowed ? true : undefined),
      'identity to have heard of the plan',
    )
    await owner.call(api.createApiKey, { body: { name: `Key of ${name}`, currentPassword: PASSWORD } })
    await eventually(async () => {
      const { currentPeriod } = await owner.usage()
      return currentPeriod.messages === 2 && currentPeriod.widgets === 1 ? true : undefined
    }, 'billing to have counted')
    return owner
  }

  const look = (needle: string): Promise<Leftover[]> =>
    shape === 'one-process'
      ? Promise.resolve(leftoversIn(dataDir, needle))
      : leftoversInCluster((deployment as Cluster).engineSettings, needle)

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'docent-account-deletion-'))
    deployment = await deploy({ DATA_DIR: dataDir })
    await deployment.start()
    owners.leaves.owner = await furnish('leaves')
    owners.stays.owner = await furnish('stays')
  }, 480_000)

  afterAll(async () => {
    await deployment?.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })

  const needlesOf = (name: 'leaves' | 'stays') => [
    owners[name].owner?.user.uid ?? 'nobody',
    owners[name].email,
    secretOf(name).slice(4, 40),
    `Widget of ${name}`,
    `${name} handbook`,
    `Key of ${name}`,
  ]

  test('before, every one of the texts is found in the engines: the search would see what is left', async () => {
    for (const needle of needlesOf('leaves')) expect([needle, (await look(needle)).length > 0]).toEqual([needle, true])
  }, 120_000)

  test('after, nothing of the account is in any engine but ids without a name', async () => {
    const { owner, email } = owners.leaves
    await owner?.call(api.deleteAccount, { body: { email, password: PASSWORD } })
    for (const needle of needlesOf('leaves')) {
      let left: Leftover[] = []
      await eventually(
        async () => {
          left = (await look(needle)).filter((one) => !mayStay(one))
          return left.length === 0 ? true : undefined
        },
        `"${needle}" to be nowhere`,
        60_000,
      ).catch((error: Error) => {
        throw new Error(
          `${error.message}; it is in ${left.map(({ place, what }) => `${place}: ${what.slice(0, 300)}`).join('\n')}`,
        )
      })
    }
  }, 480_000)

  test('what stays names nobody', async () => {
    const { owner, email } = owners.leaves
    // Whoever had nothing of it may come to it last.
    const stays = await eventually(async () => {
      const found = await look(owner?.user.uid ?? '')
      return found.filter(({ place }) => place.endsWith('departures')).length >= 8 ? found : undefined
    }, 'every service to know who has left')
    expect(stays.filter(({ place }) => place.endsWith('departures'))).toHaveLength(8)
    for (const { place, what } of stays.filter((one) => one.place !== 'outbox')) {
      expect([place, what.includes(email), what.includes('Ines')]).toEqual([place, false, false])
    }
  }, 120_000)

  test('another owner has lost nothing', async () => {
    const { owner, email } = owners.stays
    if (!owner) throw new Error('there is no other owner')
    expect((await owner.documents()).map(({ status }) => status).toSorted()).toEqual(['chunked', 'ready'])
    expect((await owner.call(api.listWidgets)).widgets).toHaveLength(1)
    expect((await owner.call(api.exportConversations)).turns).toHaveLength(2)
    const { answered } = await owner.call(api.getAnswer, { body: { question: 'How hot is the stays glaze?' } })
    expect(answered).toBe(true)
    expect((await call(deployment.address, api.signIn, { body: { email, password: PASSWORD } })).user.email).toBe(email)
    expect(await deployment.parked()).toEqual([])
  }, 120_000)

  if (shape === 'one-process') {
    test('and after a clean end the very bytes of the files hold nothing of it', async () => {
      await deployment.stop()
      const { email } = owners.leaves
      expect(bytesHolding(dataDir, email).filter((name) => !name.includes('goodbye-'))).toEqual([])
      for (const needle of needlesOf('leaves').slice(2))
        expect([needle, bytesHolding(dataDir, needle)]).toEqual([needle, []])
      expect(bytesHolding(dataDir, owners.stays.email).length).toBeGreaterThan(0)
    }, 120_000)
  } else {
    test('and what the log of events still holds goes after thirty days', async () => {
      const retention = await topicRetention((deployment as Cluster).engineSettings)
      expect(retention.size).toBeGreaterThan(5)
      const forGood = [...retention].filter(([, ms]) => ms < 0 || ms > 30 * DAY_MS)
      expect(forGood).toEqual([])
    }, 120_000)
  }
}

function unlessUnheard(error: unknown): undefined {
  if (error instanceof Refused && error.code === 'widget_not_found') return undefined
  throw error
}

describeDeployments('nothing is left of an account that was deleted', accountDeletion)
