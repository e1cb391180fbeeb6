import type { Shot } from '../camera.ts'
import { chatShots } from './chat.ts'
import { documentShots } from './documents.ts'
import { frameShots } from './frame.ts'
import { siteShots } from './site.ts'
import { subscriptionShots } from './subscription.ts'

/** Every picture there is. A new page adds a file here with its states. */
export const shots: readonly Shot[] = [
  ...siteShots,
  ...frameShots,
  ...documentShots,
  ...chatShots,
  ...subscriptionShots,
]
