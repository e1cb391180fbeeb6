export const texts = {
  title: 'Live preview',
  mode: 'Preview in',
  light: 'Light',
  dark: 'Dark',
  frame: 'The chat as visitors see it',
  open: 'Open the chat',
  close: 'Close the chat',
  page: 'Your website',
  ready: 'Try it: this is the real bubble, without the branding line. Each answer counts as one message of your plan.',
  noDocuments: 'Choose a document, then ask it something.',
  failed: 'Sorry, there was an error processing your request.',
  closePreview: 'Close Preview',
} as const
