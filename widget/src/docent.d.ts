/** The bubble's interface for the page it is on: `window.Docent`. */
export interface DocentApi {
  /** Opens the chat. Without an id: of the first bubble on the page. */
  open(widgetId?: string): void
  /** Closes the chat; the conversation stays. */
  close(widgetId?: string): void
  /** Opens the chat and asks a question in the visitor's name. */
  send(question: string, widgetId?: string): void
  /** Calls the listener at each event, until the returned function is called. */
  on<E extends keyof DocentEvents>(event: E, listener: (detail: DocentEvents[E]) => void): () => void
  off<E extends keyof DocentEvents>(event: E, listener: (detail: DocentEvents[E]) => void): void
  /** Takes the bubble off the page, or all bubbles when no id is given. */
  destroy(widgetId?: string): void
  /** Does a call given as a list: `['open']`. Works before the script arrived, when `Docent` is still an array. */
  push(...calls: DocentCall[]): void
}

/** What can be listened to. */
export interface DocentEvents {
  open: { widgetId: string }
  close: { widgetId: string }
  /** The visitor asked. */
  question: { widgetId: string; text: string }
  /** An answer is complete; `answered` is false when the documents do not support one. */
  answer: { widgetId: string; text: string; answered: boolean }
  /** The visitor started over. */
  'new-session': { widgetId: string }
}

/** A call as a list: its name, then its arguments. */
export type DocentCall =
  | ['open' | 'close' | 'destroy', widgetId?: string]
  | ['send', question: string, widgetId?: string]
  | { [E in keyof DocentEvents]: ['on' | 'off', E, (detail: DocentEvents[E]) => void] }[keyof DocentEvents]

declare global {
  interface Window {
    /** An array of calls until the script has arrived, the interface from then on. */
    Docent?: DocentApi | DocentCall[]
  }
}
