import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { unlinked } from './name.ts'

const MAY: Readonly<Record<EventPayload<'team.invited'>['role'], string>> = {
  owner: 'do everything that its owner may',
  editor: 'look after its documents, widgets and conversations',
  agent: 'read its conversations and answer visitors',
}

/** Goes to somebody who may never have heard of us: the names in it are chosen by whoever invites. */
export function invitation(invited: EventPayload<'team.invited'>, address: string): Letter {
  const [by, team] = [unlinked(invited.by) || 'Somebody', unlinked(invited.team)]
  const where = team === '' ? 'a team' : `the team "${team}"`
  return {
    // Without quotation marks, which a mail header carries only in an encoded form.
    subject: `${by} invites you to ${where} on Docent`.replaceAll('"', ''),
    paragraphs: [
      'Hello,',
      `${by} invites you to ${where} on Docent, where you could ${MAY[invited.role]}.`,
      `Open the link within 7 days, and sign in or create an account with the address that this mail went to. It works once.`,
    ],
    link: { label: 'See the invitation', url: address },
    footnote: 'If you do not know them, ignore this mail: nothing happens unless you accept.',
  }
}
