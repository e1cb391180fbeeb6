import { useRef } from 'react'
import './found-models.css'
import { Icon } from './Icon.tsx'
import { useCopy } from './useCopy.ts'

interface Model {
  name: string
  baseUrl: string
  chatModel: string
  embeddingModel: string
  line: string
}

const texts = {
  found: ({ name, baseUrl }: Model) => `${name} answers on this machine, at ${baseUrl}`,
  uses: ({ chatModel, embeddingModel }: Model) =>
    [chatModel && `${chatModel} would answer`, embeddingModel && `${embeddingModel} would search`]
      .filter(Boolean)
      .join(', '),
  how: 'Stop Docent, then start it with this line:',
  copy: 'Copy the line',
  copied: 'Copied',
}

/** Models that run where Docent runs and are not connected: for each the one line that connects it. */
export function FoundModels({ found }: { found: readonly Model[] }) {
  return found.map((model) => <Found key={`${model.baseUrl} ${model.chatModel}`} model={model} />)
}

function Found({ model }: { model: Model }) {
  const line = useRef<HTMLElement>(null)
  const { copied, copy } = useCopy(() => {
    if (line.current) getSelection()?.selectAllChildren(line.current)
  })
  const uses = texts.uses(model)
  return (
    <div className="found-model">
      <p className="small">
        {texts.found(model)}
        {uses === '' ? '.' : `: ${uses}.`} {texts.how}
      </p>
      <p className="line">
        <code ref={line}>{model.line}</code>
        <button
          type="button"
          className="ib sm"
          aria-label={texts.copy}
          title={texts.copy}
          onClick={() => void copy(model.line)}
        >
          <Icon name={copied ? 'check' : 'copy'} small />
        </button>
        <span className="sr" role="status">
          {copied ? texts.copied : ''}
        </span>
      </p>
    </div>
  )
}
