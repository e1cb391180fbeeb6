/**
 * Connects the site: opens the window of Docent, hears from it and from nothing else, and has WordPress keep what was chosen.
 */
;(function () {
  'use strict'

  const CLOSED_EVERY_MS = 500
  const form = document.getElementById('docent-connection')
  if (!form) return
  const words = JSON.parse(form.dataset.docent)
  const part = (name) => document.getElementById('docent-' + name)
  const [server, status, disconnect] = ['server', 'status', 'disconnect'].map(part)
  /** The window that was opened last, with what it must say to be believed. */
  let asked

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const origin = originOf(server.value)
    if (!origin) return tell(words.badUrl, 'bad')
    open(origin)
  })
  disconnect.addEventListener('click', () => {
    keep('DELETE').then(
      () => shown(undefined),
      (error) => tell(error.message, 'bad'),
    )
  })
  window.addEventListener('message', (event) => {
    const data = event.data
    if (!asked || event.source !== asked.popup || event.origin !== asked.origin) return
    if (!data || data.type !== 'docent_auth_success' || data.state !== asked.state) return
    const { origin } = asked
    forget()
    connected(origin, data)
  })

  function originOf(text) {
    try {
      const url = new URL(text.trim())
      const isPlain = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
      return isPlain && /^https?:$/.test(url.protocol) ? url.origin : ''
    } catch {
      return ''
    }
  }

  function open(origin) {
    forget()
    const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('')
    // Only this origin is answered, and the administration may have another one than the site.
    const query = new URLSearchParams({ wordpress: 'true', return_site: location.origin, state })
    const popup = window.open(origin + '/login?' + query, 'docent', 'width=500,height=600')
    if (!popup) return tell(words.blocked, 'bad')
    const timer = setInterval(() => {
      if (!popup.closed) return
      forget()
      tell(words.closed, 'bad')
    }, CLOSED_EVERY_MS)
    asked = { popup, origin, state, timer }
    tell(words.waiting)
  }

  function forget() {
    if (asked) clearInterval(asked.timer)
    asked = undefined
  }

  function connected(origin, { user, widget }) {
    const name = String((user && (user.email || user.name)) || '?')
    if (!widget)
      return tell(
        words.none.replace('%s', () => name),
        'bad',
      )
    tell(words.saving)
    keep('POST', {
      server: origin,
      src: widget.src,
      widget_id: widget.id,
      widget_name: String(widget.name),
    }).then(shown, (error) => tell(error.message, 'bad'))
  }

  /** Has WordPress keep or forget it; its nonce proves that this page asks. */
  function keep(method, body) {
    const failed = () => {
      throw new Error(words.failed)
    }
    return fetch(words.rest, {
      method,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-wp-nonce': words.nonce },
      ...(body && { body: JSON.stringify(body) }),
    })
      .then((reply) => reply.json().then((answer) => ({ reply, answer })))
      .catch(failed)
      .then(({ reply, answer }) => {
        if (reply.ok) return answer
        const reasons = Object.values((answer.data && answer.data.params) || {})
        throw new Error(reply.status === 400 && reasons.length > 0 ? reasons[0] : words.failed)
      })
  }

  function shown(connection) {
    part('shown').hidden = !connection
    disconnect.hidden = !connection
    part('widget').textContent = connection ? connection.widget_name : ''
    if (connection) server.value = connection.server
    tell(connection ? words.saved : words.gone, 'good')
  }

  function tell(sentence, how) {
    status.className = how || ''
    status.textContent = sentence
  }
})()
