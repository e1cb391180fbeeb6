import { tag } from '../../ui/fill.tsx'
import type { SitePage } from './pages.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { texts } from './texts.ts'

/** Addresses of what the build made, below the root of the website. */
export interface BuiltFiles {
  script: string
  styles: readonly string[]
  /** Fonts that every page draws its first words with. */
  fonts: readonly string[]
  /** What the documentation says, for the search. */
  places: string
}

/** A whole public page. */
export function Document({ page, files }: { page: SitePage; files: BuiltFiles }) {
  const { path, title, description, header, content } = page
  const address = `${tag('publicUrl')}${path}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={texts.product} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={`${tag('publicUrl')}/og.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta
          property="og:image:alt"
          content="A chat bubble answers a question, and a line leads to the marked passage."
        />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F3F2ED" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161715" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* The choice of light or dark comes before anything is drawn. */}
        <script src="/theme.js" />
        {files.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script type="module" src={files.script} />
      </head>
      <body>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <SiteHeader kind={header} path={path} />
        <main id="main" tabIndex={-1}>
          {content}
        </main>
        <SiteFooter />
      </body>
    </html>
  )
}
