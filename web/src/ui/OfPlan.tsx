import { Awaited, type AwaitedQuery } from './Awaited.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Note } from './Note.tsx'

interface Props {
  query: AwaitedQuery & { data?: { isAllowed: boolean; plans: readonly string[] } | undefined }
  /** How many there are, which rest on a plan without it. */
  count: number
  words: {
    loading: string
    failed: { title: string; text: string; action: string }
    notInPlan: (plans: string) => string
    notInPlanText: string
    paused: string
    plans: string
  }
}

/** What is said around a list that only some plans have: it is on its way, was not loaded, or is not in the plan. */
export function OfPlan({ query, count, words }: Props) {
  const { data } = query
  if (data?.isAllowed) return null
  if (data) {
    const plans = new Intl.ListFormat('en', { type: 'disjunction' }).format(data.plans)
    return (
      <Note tone={count > 0 ? 'warn' : 'info'} title={words.notInPlan(plans)}>
        <p>{count > 0 ? words.paused : words.notInPlanText}</p>
        <LinkButton size="small" to="/subscription-usage">
          {words.plans}
        </LinkButton>
      </Note>
    )
  }
  return <Awaited query={query} words={words} />
}
