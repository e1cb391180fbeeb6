/** What is said where an original cannot be had. */
export const openFailed = {
  title: 'Error',
  description: 'The file could not be opened. Try again in a moment.',
} as const
