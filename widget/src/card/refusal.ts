const SVG = 'http://www.w3.org/2000/svg'

/** What stands in the card where the frame may not be: why, and a way out. */
export function refusal(name: string | undefined, error: string, label: string, close: () => void): HTMLElement {
  const box = document.createElement('div')
  const button = document.createElement('button')
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const title = document.createElement('h2')
  const words = document.createElement('p')
  path.setAttribute('d', 'm5 5 10 10M15 5 5 15')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.append(path)
  button.ariaLabel = label
  button.append(svg)
  button.onclick = close
  words.role = 'alert'
  words.textContent = error
  box.append(button, words)
  if (name) {
    const own = document.createElement('bdi')
    own.textContent = name
    title.append(own)
    box.prepend(title)
  }
  return box
}
