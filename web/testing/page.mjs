import { TestEnvironment } from 'jest-environment-jsdom'

/** A page for the test of one component: `@jest-environment`. What a page has and jsdom does not is quiet here. */
export default class Page extends TestEnvironment {
  async setup() {
    await super.setup()
    const { global } = this
    // A width that changes is a journey's.
    global.matchMedia ??= (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })
    global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    // Node's own would keep the process alive.
    global.MessageChannel = class {
      port1 = { onmessage: undefined }
      port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) }
    }
    // jsdom has no pseudo elements, and says so loudly.
    const { getComputedStyle } = global
    global.getComputedStyle = (element) => getComputedStyle(element)
    Object.assign(global, { TextEncoder, TextDecoder, structuredClone, IS_REACT_ACT_ENVIRONMENT: true })
  }
}
