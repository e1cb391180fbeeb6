import * as api from '@docent/proto/http'
import type { RouteReply } from '@docent/proto/http'
import type { Deployment } from '../deployments/deployment.ts'
import { linkMailed } from '../provider/mails.ts'
import { eventually, Refused, type Owner } from './client.ts'

/** Somebody at a browser, as far as teams are concerned: what they call goes out with their cookie. */
export interface Person {
  id: string
  cookie: string
  token: string
}

const PASSWORD = 'correct horse 42'

/** Creates an account and keeps its session. */
async function signUpSession(address: string, email: string, password = PASSWORD): Promise<Person> {
  return post(address, '/api/auth/sign-up', { email, password, name: nameOf(email) })
}

/** Accepts the invitation of a mail, and has the team open from then on. */
export async function joinTeam(address: string, person: Person, url: string): Promise<Person> {
  const token = url.split('#token=')[1] ?? ''
  const joined = await post(address, '/api/auth/join-team', { token }, person)
  return { ...joined, cookie: person.cookie }
}

/** Invites somebody; answers the link of their mail. */
export async function invite(deployment: Deployment, owner: Owner, email: string, role: api.GivenRole) {
  // Identity hears of the plan a moment later.
  await eventually(
    () =>
      owner.call(api.inviteMember, { body: { email, role } }).catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'member_limit_reached') return undefined
        throw error
      }),
    'the plan to have room for a team',
  )
  return linkMailed('join-team', deployment, email)
}

/** Invites somebody, and has them join with an account of their own. */
export async function hire(
  deployment: Deployment,
  owner: Owner,
  { email, role, password }: { email: string; role: api.GivenRole; password?: string },
): Promise<Person> {
  const url = await invite(deployment, owner, email, role)
  return joinTeam(deployment.address, await signUpSession(deployment.address, email, password), url)
}

async function post(address: string, path: string, body: object, as?: Person): Promise<Person> {
  const reply = await fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as.token}`, cookie: as.cookie }),
    },
    body: JSON.stringify(body),
  })
  const answer = (await reply.json()) as RouteReply<typeof api.openTeam> & { code: string; error: string }
  if (!reply.ok) throw new Refused(reply.status, answer.code, answer.error)
  const [cookie = ''] = (reply.headers.getSetCookie()[0] ?? '').split(';', 1)
  return { id: answer.user.uid, cookie, token: answer.accessToken }
}

/** "pia.1f2e@larkfield.example" is called Pia. */
function nameOf(email: string): string {
  const [first = ''] = email.split(/[.@]/, 1)
  return first.charAt(0).toUpperCase() + first.slice(1)
}
