export const texts = {
  title: 'Embed code',
  saved: 'Saved. One line of code puts it on your website.',
  copy: 'Copy Code',
  copied: 'Copied',
  copiedAloud: 'The code is copied.',
  refused: {
    title: 'Your browser does not let pages copy',
    description: 'The code is selected: press Ctrl+C, or ⌘C on a Mac.',
  },
  once: 'Paste it once, on every page or only where people ask.',
  hereOnly: 'This address works on this computer only. For your website, Docent must be started with PUBLIC_URL set.',
  where: 'Where does it go?',
  places: 'Kinds of websites',
  download: 'Download the plugin',
  without: 'Without the plugin:',
  pluginPaid: (plan: string) =>
    `There is a plugin that needs no line of code. It is not part of the ${plan} plan; the line above works on every plan.`,
  plans: 'See Plans',
  codeOf: (place: string) => `Code for ${place}`,
} as const
