import type { ReactNode } from 'react'

/*
 * Public pages are drawn at build time, but say some things that only the running installation knows. Where these stand,
 * the pages hold tags in Mustache's notation, which the gateway fills in. What the gateway knows is in its `pages/view.ts`.
 */

/** The place of a value, as text or in an attribute. */
export const tag = (name: string): string => `{{${name}}}`

/** Drawn when the value is there; for a list once for each of its entries. */
export function When({ is, children }: { is: string; children: ReactNode }) {
  return (
    <>
      {`{{#${is}}}`}
      {children}
      {`{{/${is}}}`}
    </>
  )
}

/** Drawn when the value is missing or false. */
export function Unless({ is, children }: { is: string; children: ReactNode }) {
  return (
    <>
      {`{{^${is}}}`}
      {children}
      {`{{/${is}}}`}
    </>
  )
}
