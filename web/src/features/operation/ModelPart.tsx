import type { ReactNode } from 'react'
import { useModelInUseQuery, useServicesQuery } from '../../api/operator.ts'
import { Awaited } from './Awaited.tsx'
import { ModelChoice } from './ModelChoice.tsx'
import { ModelTrial } from './ModelTrial.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const { model: words } = texts
const MODELS = ['model that answers', 'model that embeds']

/** The models: which, how they are, how long they take, what they cost and what bounds them. */
export function ModelPart() {
  const query = useModelInUseQuery(undefined, { refetchOnMountOrArgChange: true })
  const health = useHealth()
  const { data } = query
  return (
    <Part title={words.title} text={words.text}>
      <Awaited query={query} words={words} />
      {data && (
        <dl className="card model-facts">
          <Fact
            name={words.answering}
            says={data.answering.name}
            more={[kindOf(data.answering), data.answering.trouble]}
          />
          <Fact
            name={words.embedding}
            says={data.embedding.name}
            more={[kindOf(data.embedding), data.embedding.trouble]}
          />
          <Fact name={words.endpoint} {...endpointOf(data.endpoint)} />
          <Fact name={words.health} says={health[0] ?? words.unknown} more={health.slice(1)} />
          <Fact name={words.latency} {...latencyOf(data.latency)} />
          <Fact name={words.spent(data.spent.period)} {...spentOf(data)} />
          <Fact
            name={words.limits}
            says={words.bounds(data.limits.answerTokens, data.limits.answerSeconds, data.limits.passages)}
            more={[words.perPlan]}
          />
        </dl>
      )}
      {data?.choice && <ModelChoice key={data.choice.changed?.at ?? ''} choice={data.choice} />}
      {data && <ModelTrial />}
    </Part>
  )
}

type InUse = NonNullable<ReturnType<typeof useModelInUseQuery>['data']>

const kindOf = ({ offline }: InUse['answering']) => (offline ? words.builtIn : words.connected)

function endpointOf(endpoint: InUse['endpoint']) {
  if (!endpoint) return { says: words.noEndpoint, more: [words.connect] }
  const setBy = endpoint.setBy.length > 0 ? words.setBy(endpoint.setBy) : words.setHere
  return { says: endpoint.address, more: [setBy, words.keyHidden] }
}

/** What the doctor of any service said about the models, each thing once. */
function useHealth(): string[] {
  const { data = [] } = useServicesQuery()
  const found = data.flatMap(({ state }) => state?.findings ?? []).filter(({ what }) => MODELS.includes(what))
  return [...new Set(found.map(({ what, state, says }) => `${texts.health.state[state]}: ${what}, ${says}`))]
}

function latencyOf({ answers, medianMs, slowMs }: InUse['latency']) {
  if (medianMs === null || slowMs === null) return { says: words.noAnswers }
  return { says: words.took(words.seconds(medianMs), words.seconds(slowMs)), more: [words.of(answers)] }
}

function spentOf({ spent, prices }: InUse) {
  const { promptTokens, completionTokens, estimatedTokens, accounts, dollars } = spent
  return {
    says: words.tokens(promptTokens, completionTokens),
    more: [
      words.byAccounts(accounts),
      estimatedTokens > 0 ? words.estimated(estimatedTokens) : undefined,
      prices ? words.dollars(dollars) : words.noPrice,
    ],
  }
}

function Fact({ name, says, more = [] }: { name: string; says: ReactNode; more?: (string | undefined)[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {says}
        {more.map(
          (one) =>
            one !== undefined && (
              <p key={one} className="muted">
                {one}
              </p>
            ),
        )}
      </dd>
    </div>
  )
}
