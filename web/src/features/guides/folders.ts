/** Folders of the documentation that owners, and whoever builds their websites, read: every installation serves them. */
export const GUIDE_FOLDERS = ['own', 'integrate'] as const
