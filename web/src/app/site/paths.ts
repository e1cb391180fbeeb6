/** The public pages. The dashboard knows them only as addresses that it leaves to the server. */
export const publicPaths = ['/', '/developers', '/contact', '/terms', '/privacy', '/help'] as const
export type PublicPath = (typeof publicPaths)[number]
