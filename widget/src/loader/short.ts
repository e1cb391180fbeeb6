/** What the address without an id answers: it asks for the script of the widget that the tag names. */
const given = (document.currentScript ?? document.querySelector('script[data-widget-id]')) as HTMLScriptElement | null
if (given) {
  const script = document.createElement('script')
  const address = new URL(given.src)
  address.searchParams.set('id', given.dataset['widgetId'] ?? '')
  script.src = address.href
  script.nonce = given.nonce
  Object.assign(script.dataset, given.dataset)
  document.head.append(script)
}
