import type { Letter } from './letter.ts'
import { greetingOf, unlinked } from './name.ts'

interface Given {
  team: string
  /** Whom the mail goes to. */
  name: string
  email: string
  publicUrl: string
}

/** To whoever owns an account from now on. */
export function handedOverTo({ team, name, email, publicUrl }: Given): Letter {
  return {
    subject: `You own ${unlinked(team)} on Docent now`.replaceAll('"', ''),
    paragraphs: [
      greetingOf(name, email),
      `The team "${unlinked(team)}" was handed over to you, with its documents, widgets, conversations and its plan. Mails about it come to you from now on.`,
      'Where the plan is paid for, look at the card under Subscription & Usage: it is still the one of whoever owned it before.',
    ],
    link: { label: 'Open the team', url: `${publicUrl}/team` },
    footnote: 'Whoever owned it before stays in the team as an editor. You can change that under Team.',
  }
}

/** To whoever owned it before. */
export function handedOverBy({ team, name, email, publicUrl }: Given): Letter {
  return {
    subject: `You handed ${unlinked(team)} over`.replaceAll('"', ''),
    paragraphs: [
      greetingOf(name, email),
      `The team "${unlinked(team)}" has another owner now. You stay in it as an editor, and sign in as before.`,
      'Your browsers and programs were signed out, except the one in which you did it. API keys stay with the team.',
    ],
    link: { label: 'Open the sign-in page', url: `${publicUrl}/login` },
    footnote: 'If it was not you who did this, write to the new owner and to whoever runs this installation at once.',
  }
}
