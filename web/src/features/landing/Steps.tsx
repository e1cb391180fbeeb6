import type { ReactNode } from 'react'
import { Glyph } from '../../ui/Glyph.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Ring } from '../../ui/Ring.tsx'
import { texts } from './texts.ts'

const { how } = texts
const DOTS = ['#8A3B2A', '#14525C', '#3D4A47', '#5B7F95']

/** How It Works: three steps, each with a drawing of its screen. */
export function Steps() {
  const pictures: ReactNode[] = [<Files key="files" />, <Form key="form" />, <Snippet key="snippet" />]
  return (
    <section className="part" id="how">
      <div className="wrap">
        <header>
          <h2>{how.title}</h2>
          <p>{how.lead}</p>
        </header>
        <ol className="three">
          {how.steps.map(({ title, text }, index) => (
            <li className="step" key={title}>
              <div className="plate" aria-hidden="true">
                {pictures[index]}
              </div>
              <h3>
                <i>{index + 1}</i>
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Files() {
  return how.files.map(({ kind, name, status }) => (
    <div className="mini card" key={name}>
      <Glyph kind={kind} />
      <b>{name}</b>
      <span className={status === 'Ready' ? 'tag ok' : 'tag busy'}>
        {status === 'Ready' ? <Icon name="check" small /> : <Ring />}
        {status}
      </span>
    </div>
  ))
}

function Form() {
  return (
    <div className="form card">
      {how.form.map(([label, value]) => (
        <div key={label}>
          <small>{label}</small>
          <span className="v">{value}</span>
        </div>
      ))}
      <div>
        <small>{how.color}</small>
        <span className="dots">
          {DOTS.map((color) => (
            <i key={color} style={{ background: color }} />
          ))}
        </span>
      </div>
    </div>
  )
}

function Snippet() {
  return (
    <>
      <code className="one">
        {'<script async\n  src="https://docent.example/widget.js"\n  data-widget-id='}
        <i>&quot;wgt_7Qm2fK&quot;</i>
        {'></script>'}
      </code>
      <div className="landed">
        <p>{how.greeting}</p>
        <span className="launch">
          <Icon name="chat" />
        </span>
      </div>
    </>
  )
}
