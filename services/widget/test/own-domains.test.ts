import {
  addOwnDomain,
  checkOwnDomain,
  createWidget,
  listOwnDomains,
  listWidgets,
  ownHost,
  removeOwnDomain,
  widgetFrame,
  type OwnDomainView,
} from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { startLocalServer, type LocalServer } from '@docent/runtime/testing/local-server.ts'
import { startNameServer, type NameServer } from '@docent/runtime/testing/name-server.ts'
import { until } from '@docent/runtime/testing/until.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { addDocument, form, startWidgets } from './fixtures.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let service: TestService
let names: NameServer
let website: LocalServer
/** What the website says at each address, by host. */
const files = new Map<string, string>()
/** Time is a test's: whoever calls has a token for longer than all of them let pass. */
let now = Date.now()
let owner: string
let host: string

beforeAll(async () => {
  names = await startNameServer()
  website = await startLocalServer(({ headers, url }, reply) => {
    const file = files.get(`${headers.host?.replace(/:\d+$/, '')}${url}`)
    // Each look asks for the address anew.
    reply.writeHead(file === undefined ? 404 : 200, { connection: 'close' }).end(file ?? 'nothing')
  })
  service = await startWidgets({
    clock: { now: () => new Date(now) },
    env: {
      OWN_DOMAINS_RESOLVER: names.address,
      OWN_DOMAINS_TRIAL_PORT: new URL(website.url).port,
      OWN_DOMAINS_SWEEP_SECONDS: '0.02',
      OWN_DOMAINS_PER_OWNER: '3',
    },
  })
})
afterAll(async () => {
  await service?.stop()
  await Promise.all([names?.stop(), website?.stop()])
})
beforeEach(async () => {
  owner = await newOwner()
  host = `help.${randomUUID().slice(0, 8)}.example`
})

async function newOwner(planId = 'business'): Promise<string> {
  const name = `owner-${randomUUID()}`
  await onPlan(planId, name)
  return name
}
const as = async (who: string, by = service) => ({ token: await by.tokens.sign(who, { expiresIn: '900d' }) })
let plans = 0
const onPlan = (planId: string, who = owner, by = service) =>
  by.hear(who, 'subscription.changed', { planId, status: 'active' }, { recordVersion: ++plans })
const add = async (text: string, who = owner) =>
  service.call(addOwnDomain, { ...(await as(who)), body: { host: text } })
const list = async (who = owner): Promise<OwnDomainView[]> =>
  (await service.call(listOwnDomains, await as(who))).body.domains
const check = async (id: string, who = owner) => service.call(checkOwnDomain, { ...(await as(who)), query: { id } })
const remove = async (id: string, who = owner) => service.call(removeOwnDomain, { ...(await as(who)), query: { id } })
const of = async (named: string, who = owner) => (await list(who)).find((one) => one.host === named)
async function newWidget(who: string): Promise<string> {
  await addDocument(service, who, `${who}-a`)
  const body = form({ documentIds: [`${who}-a`] })
  return (await service.call(createWidget, { ...(await as(who)), body })).body.id
}
const isServed = async (named = host) => (await service.call(ownHost, { query: { host: named } })).body.isServed
const inState = (state: OwnDomainView['state'], who = owner) =>
  until(`${host} to be ${state}`, async () => {
    const domain = await of(host, who)
    return domain?.state === state ? domain : undefined
  })
/** Lets the host lead to this installation, whose gateway then says so. */
async function leadHere(who = owner): Promise<void> {
  const { proof } = (await of(host, who)) as OwnDomainView
  names.addresses.set(host, '127.0.0.1')
  files.set(`${host}/.well-known/assistant-here.txt`, `${proof.content}\n`)
}
/** Lets the record say what proves the host for the owner, beside whatever else it says. */
async function prove(who = owner): Promise<void> {
  const { proof } = (await of(host, who)) as OwnDomainView
  names.texts.set(proof.record, ['v=spf1 -all', ...(names.texts.get(proof.record) ?? []), proof.value])
}
async function proven(who = owner, before = async () => {}): Promise<OwnDomainView> {
  expect((await add(host, who)).status).toBe(200)
  await until('the first look', async () => (await of(host, who))?.checkedAt)
  await before()
  await prove(who)
  const { id } = (await of(host, who)) as OwnDomainView
  await check(id, who)
  return inState('proven', who)
}
const lookedAgain = (since: OwnDomainView) =>
  until('another look', async () => {
    const domain = await of(host)
    return domain?.checkedAt !== since.checkedAt && domain?.nextCheckAt ? domain : undefined
  })
/** Lets time pass until the next look is due, and no more of it while that is under way: whoever looks would be taken for dead. */
async function nextLook(): Promise<OwnDomainView> {
  now = Date.parse((await of(host))?.nextCheckAt ?? '') + 1
  const at = new Date(now).toISOString()
  return until('the next look', async () => {
    const domain = await of(host)
    return domain?.checkedAt === at ? domain : undefined
  })
}

describe('a host of an owner', () => {
  test.each([
    ['*.larkfield.example', 'leave out the *'],
    ['127.0.0.1', 'this is a number'],
    ['[2001:db8::1]', 'this is a number'],
    ['localhost', 'the public internet has no such name'],
    ['shop.internal', 'the public internet has no such name'],
    ['co.uk', 'whole domains of others end with it'],
    ['example', 'the public internet has no such name'],
    ['docent.example.com', 'it belongs to whoever runs this installation'],
    ['a.docent.example.com', 'it belongs to whoever runs this installation'],
    ['larkfield.example:8443', 'leave out the port'],
    ['ftp://larkfield.example', 'only http and https'],
  ])('is refused where it can be nobody’s: %s', async (text, why) => {
    const { status, body } = await add(text)
    expect([status, body.code, body.field]).toEqual([400, 'invalid_own_domain', 'host'])
    expect(body.error).toContain(why)
  })

  test('is kept as browsers send it, once, and is not served before it is proven', async () => {
    const { body } = await add('https://Käse.Larkfield.EXAMPLE/about')
    host = 'xn--kse-qla.larkfield.example'
    expect(body.domain).toMatchObject({ host, isServed: false, isInEmbedCode: false, provenBy: null })
    expect(body.domain.proof.record).toBe(`_assistant.${host}`)
    expect((await add(host)).body.code).toBe('own_domain_known')
    expect((await inState('waiting')).problem).toContain(`_assistant.${host} has no TXT record`)
    expect(await isServed()).toBe(false)
  })

  test('takes a plan with white label, and no more places than there are', async () => {
    await onPlan('pro')
    expect((await add(host)).body.code).toBe('white_label_not_in_plan')
    await onPlan('business')
    const added = await Promise.all([1, 2, 3, 4, 5].map((n) => add(`h${n}.${host}`)))
    expect(added.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(added.filter(({ body }) => body.code === 'too_many_own_domains')).toHaveLength(2)
    const { body } = await service.call(listOwnDomains, await as(owner))
    expect(body).toMatchObject({ most: 3, isAllowed: true, plans: ['Business'], pointTo: 'docent.example.com' })
  })

  test('is served from the moment that its record is found, and embed codes name it', async () => {
    const widgetId = await newWidget(owner)
    const codeOf = async () => (await service.call(listWidgets, await as(owner))).body.widgets[0].embedCode as string
    expect(await codeOf()).toContain(`src="https://docent.example.com/widget.js?id=${widgetId}"`)
    expect(await proven(owner, leadHere)).toMatchObject({
      provenBy: 'record',
      isServed: true,
      isInEmbedCode: true,
      problem: null,
    })
    expect(await isServed(host.toUpperCase())).toBe(true)
    expect(await codeOf()).toContain(`src="https://${host}/assistant.js?id=${widgetId}"`)
  })

  test('is in no embed code before it leads here, and stays there while it is away', async () => {
    const first = await proven()
    expect(first).toMatchObject({ isServed: true, leadsHere: false, isInEmbedCode: false })
    names.addresses.set(host, '127.0.0.1')
    files.set(`${host}/.well-known/assistant-here.txt`, 'a shop')
    const elsewhere = await nextLook()
    expect(elsewhere.notHere).toContain('"a shop"')
    expect(elsewhere).toMatchObject({ state: 'proven', isInEmbedCode: false })
    await leadHere()
    expect(await nextLook()).toMatchObject({ leadsHere: true, notHere: null, isInEmbedCode: true })
    names.addresses.delete(host)
    expect(await nextLook()).toMatchObject({ state: 'proven', leadsHere: false, isInEmbedCode: true })
    await leadHere()
    expect(await nextLook()).toMatchObject({ leadsHere: true })
  })

  test('is proven by a file on the website as well', async () => {
    names.addresses.set(host, '127.0.0.1')
    const { proof } = (await add(host)).body.domain
    expect(proof.file).toBe(`https://${host}/.well-known/assistant-domain.txt`)
    expect((await inState('waiting')).problem).toContain('it answers 404')
    files.set(`${host}/.well-known/assistant-domain.txt`, 'somebody else’s')
    const { id } = (await of(host)) as OwnDomainView
    await check(id)
    await until('the other content to be seen', async () => (await of(host))?.problem?.includes('somebody else’s'))
    files.set(`${host}/.well-known/assistant-domain.txt`, `${proof.content}\n`)
    await check(id)
    expect(await inState('proven')).toMatchObject({ provenBy: 'file' })
    expect((await service.call(ownHost, { query: { host } })).body.proof).toBe(proof.content)
  })

  test('shows the widgets of its owner and of nobody else', async () => {
    const other = await newOwner()
    const ids = await Promise.all([owner, other].map(newWidget))
    await proven()
    const under = async (widgetId: string | undefined, named: string) =>
      (await service.call(widgetFrame, { query: { widgetId, host: named } })).status
    expect([await under(ids[0], host), await under(ids[1], host)]).toEqual([200, 404])
    expect(await under(ids[0], 'nobody.example')).toBe(404)
  })

  test('belongs to whoever proves it, however many claim it', async () => {
    const other = await newOwner()
    await add(host, other)
    const mine = await proven()
    expect(await of(host, other)).toMatchObject({ isServed: false, provenBy: null })
    // Both proofs are there: who was first stays.
    now += 1_000
    await prove(other)
    const theirs = (await of(host, other)) as OwnDomainView
    await check(theirs.id, other)
    await until('the refusal', async () => (await of(host, other))?.problem?.includes('another account has proven'))
    await lookedAgain(mine)
    expect(await of(host)).toMatchObject({ state: 'proven', isServed: true })
    // The host was given to somebody else, who has taken the former proof away.
    names.texts.set(theirs.proof.record, [theirs.proof.value])
    await check(theirs.id, other)
    await inState('lost')
    await until('the others to have it', async () => {
      await check(theirs.id, other)
      return (await of(host, other))?.isServed
    })
    expect(await isServed()).toBe(true)
    expect(await of(host)).toMatchObject({ isServed: false, problem: 'another account has proven this host' })
  })

  test('stays whose record nobody can look up just then, whatever file somebody else has there', async () => {
    const other = await newOwner()
    await add(host, other)
    const mine = await proven()
    const theirs = (await of(host, other)) as OwnDomainView
    names.failing.add(mine.proof.record)
    names.addresses.set(host, '127.0.0.1')
    files.set(`${host}/.well-known/assistant-domain.txt`, theirs.proof.content)
    now += 1_000
    await check(theirs.id, other)
    await until('the refusal', async () => (await of(host, other))?.problem?.includes('another account has proven'))
    const unsure = await lookedAgain(mine)
    expect(unsure).toMatchObject({ state: 'proven', isServed: true })
    expect(unsure.problem).toContain('could not be looked up')
    // It is looked at again soon, and then it is sure.
    names.failing.delete(mine.proof.record)
    names.texts.delete(mine.proof.record)
    now += 16 * 60_000
    expect(await inState('lost')).toMatchObject({ isServed: false, problem: 'another account has proven this host' })
  })

  test('is served on for days after its proof is gone, its owner is told, and then no more', async () => {
    const { proof } = await proven()
    names.texts.delete(proof.record)
    now += 12 * HOUR
    const gone = await inState('missing')
    expect(gone).toMatchObject({ isServed: true, endsAt: new Date(now + 3 * DAY).toISOString() })
    now += HOUR
    const warning = await service.heardSaying('widget.domain-missing', (one) => one.host === host)
    expect(warning.payload.endsAt).toBe(gone.endsAt)
    now += 3 * DAY
    await service.heardSaying('widget.domain-lost', (one) => one.host === host)
    expect(await inState('lost')).toMatchObject({ isServed: false, nextCheckAt: null })
    expect(await isServed()).toBe(false)
    const told = service.said('widget.domain-missing').filter(({ payload }) => payload.host === host)
    expect(told).toHaveLength(1)
  })

  test('counts as proven while nobody can say anything about it, and when its proof is back', async () => {
    const { proof } = await proven()
    names.failing.add(proof.record)
    now += 5 * DAY
    const unsure = await until('a look in vain', async () => {
      const domain = await of(host)
      return domain?.problem?.includes('could not be looked up') ? domain : undefined
    })
    expect(unsure).toMatchObject({ state: 'proven', isServed: true })
    const texts = names.texts.get(proof.record) as readonly string[]
    names.failing.delete(proof.record)
    names.texts.delete(proof.record)
    now += HOUR
    await inState('missing')
    names.texts.set(proof.record, texts)
    now += HOUR
    expect(await inState('proven')).toMatchObject({ problem: null, endsAt: null })
  })

  test('is looked for as long as was said, and again when its owner asks', async () => {
    await add(host)
    await inState('waiting')
    now += 73 * HOUR
    expect(await inState('failed')).toMatchObject({ nextCheckAt: null, endsAt: null })
    const { id } = (await of(host)) as OwnDomainView
    await prove()
    expect((await check(id)).status).toBe(200)
    await inState('proven')
  })

  test('is served no more without the plan, and at once when it is back', async () => {
    await proven()
    await onPlan('free')
    expect(await isServed()).toBe(false)
    expect(await of(host)).toMatchObject({ state: 'proven', isServed: false, isInEmbedCode: false })
    await onPlan('business')
    expect(await isServed()).toBe(true)
  })

  test('is served no more when it was removed, and when its owner leaves', async () => {
    const { id } = await proven()
    const other = await newOwner()
    expect((await remove(id, other)).body.code).toBe('own_domain_not_found')
    expect((await check(id, other)).body.code).toBe('own_domain_not_found')
    expect((await remove(id)).status).toBe(200)
    expect(await isServed()).toBe(false)
    await proven()
    await service.hear(owner, 'user.deleted', {})
    expect(await isServed()).toBe(false)
  })

  test('is not looked for more often than a person presses', async () => {
    await add(host)
    const { id } = (await of(host)) as OwnDomainView
    const answers = await Promise.all(Array.from({ length: 12 }, () => check(id)))
    expect(answers.filter(({ body }) => body.code === 'too_many_domain_checks')).toHaveLength(2)
  })

  test('is proven by whoever goes on after a process died between look and write', async () => {
    let isDying = true
    const died = Promise.withResolvers<void>()
    let mortal = await startWidgets({
      clock: { now: () => new Date(now) },
      env: { OWN_DOMAINS_RESOLVER: names.address, OWN_DOMAINS_SWEEP_SECONDS: '0.02' },
      faultPoint(name) {
        if (!isDying || name !== 'widget.own-domain.looked') return
        isDying = false
        died.resolve()
        throw new Error('it dies here')
      },
    })
    try {
      await onPlan('business', owner, mortal)
      const { proof } = (await mortal.call(addOwnDomain, { ...(await as(owner, mortal)), body: { host } })).body.domain
      names.texts.set(proof.record, [proof.value])
      await died.promise
      // Ended in order it has given back what it held: only then more time may pass.
      await mortal.hosted.stop()
      now += HOUR
      mortal = await mortal.restart()
      const state = async () => (await mortal.call(listOwnDomains, await as(owner, mortal))).body.domains[0].state
      await until('the proof', async () => (await state()) === 'proven')
    } finally {
      await mortal.stop()
    }
  })
})
