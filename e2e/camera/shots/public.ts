import type { Shot } from '../camera.ts'

const pages = { landing: '/', contact: '/contact', terms: '/terms', privacy: '/privacy' }

/** What anybody sees. */
export const publicShots: readonly Shot[] = Object.entries(pages).map(([name, path]) => ({
  name,
  path,
  as: 'visitor',
  whole: true,
  until: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
}))
