import { UNLIMITED, type Plan } from '@docent/proto/plans'

/** A plan that no measurement can run into. */
export function withoutLimits(plan: Plan): Plan {
  return {
    ...plan,
    messagesPerMonth: UNLIMITED,
    widgets: UNLIMITED,
    documents: UNLIMITED,
    maxFileSize: UNLIMITED,
    maxTotalCharacters: UNLIMITED,
  }
}
