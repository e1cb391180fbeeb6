import { OWN_QUESTIONS, type Analytics } from '../../api/analytics.ts'
import { PERIODS, type Address, type PeriodName } from './address.ts'
import { texts } from './texts.ts'
import { languageOf, widgetNameOf } from './words.ts'

interface Props {
  address: Address
  /** What there is to choose from; undefined while it is not known. */
  analytics: Analytics | undefined
  onChange: (changes: Partial<Address>) => void
}

const { choose } = texts

/** Period, widget and language. */
export function Filters({ address: { period, widgetId, language }, analytics, onChange }: Props) {
  const widgets = analytics?.widgets ?? []
  const languages = analytics?.languages.map((one) => one.language) ?? []
  const offered = language === '' || languages.includes(language) ? languages : [...languages, language]
  return (
    <div className="filters">
      <Choose
        label={choose.period}
        value={period}
        options={PERIODS.map((one) => [one, choose.periods[one]])}
        onChange={(value) => onChange({ period: value as PeriodName })}
      />
      <Choose
        label={choose.widget}
        value={widgetId}
        options={[
          ['', choose.everyWidget],
          ...widgets.map((one): [string, string] => [one.widgetId, widgetNameOf(one)]),
          [OWN_QUESTIONS, choose.own],
        ]}
        onChange={(value) => onChange({ widgetId: value })}
      />
      <Choose
        label={choose.language}
        value={language}
        options={[['', choose.everyLanguage], ...offered.map((one): [string, string] => [one, languageOf(one)])]}
        onChange={(value) => onChange({ language: value })}
      />
    </div>
  )
}

interface ChooseProps {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

function Choose({ label, value, options, onChange }: ChooseProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([of, name]) => (
          <option key={of} value={of}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
