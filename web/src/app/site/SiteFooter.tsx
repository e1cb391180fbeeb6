import { Wordmark } from '../../ui/Logo.tsx'
import { texts } from './texts.ts'

export function SiteFooter() {
  const { line, columns, rights, example } = texts.footer
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div>
            <a className="home" href="/" aria-label={texts.home}>
              <Wordmark />
            </a>
            <p>{line}</p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([href, label]) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="base">
          <span>{rights}</span>
          <span>{example}</span>
        </div>
      </div>
    </footer>
  )
}
