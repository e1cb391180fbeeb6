/** The address a link may go to: the web and mail, nothing that runs. */
export function safeHref(url: string): string | undefined {
  return /^(https?:\/\/|mailto:)/i.test(url.trim()) && URL.canParse(url.trim()) ? url.trim() : undefined
}
