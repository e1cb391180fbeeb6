import type { ReactNode } from 'react'
import { ContactPage } from '../../features/contact/ContactPage.tsx'
import { DevelopersPage } from '../../features/developers/DevelopersPage.tsx'
import { GuidePage } from '../../features/guides/GuidePage.tsx'
import type { Guide } from '../../features/guides/guides.ts'
import { texts as guideTexts } from '../../features/guides/texts.ts'
import { LandingPage } from '../../features/landing/LandingPage.tsx'
import { LegalPage } from '../../features/legal/LegalPage.tsx'
import { privacy, terms } from '../../features/legal/texts.ts'
import type { PublicPath } from './paths.ts'
import type { HeaderKind } from './SiteHeader.tsx'

export interface SitePage {
  path: PublicPath | Guide['address']
  title: string
  description: string
  header: HeaderKind
  content: ReactNode
}

/** The pages that anybody may read, drawn at build time. */
export const pages: readonly SitePage[] = [
  {
    path: '/',
    title: 'Docent: answers from your documents, with the page to prove it',
    description:
      'Turn your documents into a chatbot for your website. It shows the passage behind each answer, and says so when your documents hold none. Open source, free to start.',
    header: 'full',
    content: <LandingPage />,
  },
  {
    path: '/developers',
    title: 'Docent for programs',
    description:
      'Every call that a program may make with an API key: upload documents, search them, ask them. With examples that work.',
    header: 'full',
    content: <DevelopersPage />,
  },
  {
    path: '/contact',
    title: 'Contact · Docent',
    description: 'Write to the people who run this installation of Docent.',
    header: 'plain',
    content: <ContactPage />,
  },
  {
    path: '/terms',
    title: 'Terms · Docent',
    description: 'The rules for using this installation of Docent, in plain words.',
    header: 'full',
    content: <LegalPage text={terms} />,
  },
  {
    path: '/privacy',
    title: 'Privacy · Docent',
    description: 'What Docent keeps of you, where, for how long, and how it goes away again.',
    header: 'full',
    content: <LegalPage text={privacy} />,
  },
]

/** The documentation for owners, which every installation serves itself. @param places address of what it says, for the search */
export function guidePages(guides: readonly Guide[], places: string): SitePage[] {
  return guides.map((guide) => ({
    path: guide.address,
    title: guideTexts.titleOf(guide.title),
    description: guideTexts.description,
    header: 'full',
    content: <GuidePage guide={guide} guides={guides} places={places} />,
  }))
}
