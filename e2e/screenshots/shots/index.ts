import type { Shot } from '../screenshots.ts'
import { accountShots } from './account.ts'
import { analyticsShots } from './analytics.ts'
import { bubbleShots } from './bubble.ts'
import { chatShots } from './chat.ts'
import { conversationShots } from './conversations.ts'
import { documentShots } from './documents.ts'
import { frameShots } from './frame.ts'
import { goldenShots } from './golden-questions.ts'
import { operationShots } from './operation.ts'
import { ownDomainShots } from './own-domains.ts'
import { peopleShots } from './people.ts'
import { siteShots } from './site.ts'
import { subscriptionShots } from './subscription.ts'
import { teamShots } from './team.ts'
import { webhookShots } from './webhooks.ts'
import { widgetShots } from './widgets.ts'

/** Every picture there is. A new page adds a file here with its states. */
export const shots: readonly Shot[] = [
  ...siteShots,
  ...peopleShots,
  ...frameShots,
  ...documentShots,
  ...chatShots,
  ...conversationShots,
  ...goldenShots,
  ...analyticsShots,
  ...widgetShots,
  ...subscriptionShots,
  ...accountShots,
  ...teamShots,
  ...webhookShots,
  ...ownDomainShots,
  ...operationShots,
  ...bubbleShots,
]
