import type { FastifyHelmetOptions } from '@fastify/helmet'

/** What a browser is told about the dashboard's pages. */
export function pageHeaders(): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // The component library writes its styles into the page; scripts never are.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Every answer of the gateway has it, these pages too.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    // The origin must stay in requests: sign-in is refused without it. The path is nobody's business.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

/** The sign-in page answers the window that opened it, which belongs to another website; no other page knows its opener. */
export const openerPolicyOf = (path: string): string => (path === 'login' ? 'unsafe-none' : 'same-origin')

/** Tells browsers to come over https only, where people reach Docent over it. */
export function transportSecurity(publicUrl: string, withSubdomains: boolean): string | undefined {
  if (!publicUrl.startsWith('https:')) return undefined
  return `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`
}
