import type { EventPayload } from '@docent/proto/events'
import type { Letter } from './letter.ts'
import { unlinked } from './name.ts'

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

const planOf = (name: string) => unlinked(name) || 'paid'

/** The mail that tells an owner that a payment failed, and until when nothing changes. */
export function paymentFailed(
  { planName, endsAt }: EventPayload<'subscription.payment-failed'>,
  publicUrl: string,
): Letter {
  const plan = planOf(planName)
  return {
    subject: `Your payment for the ${plan} plan failed`,
    paragraphs: [
      'Hello,',
      `The payment for your ${plan} plan did not go through. Until ${dayOf(endsAt)} nothing changes for you and your visitors.`,
      'Change the card, or pay the open invoice, and the plan goes on. Otherwise it ends on that day: nothing is deleted, and nothing more is charged.',
    ],
    link: { label: 'Manage payment', url: `${publicUrl}/subscription-usage` },
    footnote: 'You get this mail once for each payment that failed.',
  }
}

/** The mail that tells an owner that a paid plan is over. */
export function planEnded({ planName, why }: EventPayload<'subscription.ended'>, publicUrl: string): Letter {
  const plan = planOf(planName)
  return {
    subject: `Your ${plan} plan has ended`,
    paragraphs: [
      'Hello,',
      why === 'payment'
        ? `Your ${plan} plan has ended, because its payment failed and was not made good. Nothing more is charged for it.`
        : `Your ${plan} plan has ended. Nothing more is charged for it.`,
      'You are on the plan of new accounts now. Your documents and chatbots stay and go on answering within its limits.',
    ],
    link: { label: 'See usage and plans', url: `${publicUrl}/subscription-usage` },
    footnote: 'You get this mail when a paid plan ends.',
  }
}
