import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'

// What a suite imports of `@jest/globals`. Each suite has its own, so these are bindings that change with it.
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test

const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL')

/** Before each suite. */
export function begin(config, globals) {
  ;({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } = globals)
  const mocker = new ModuleMocker(globalThis)
  const timers = new ModernFakeTimers({ config, global: globalThis })
  jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: (settings) => timers.useFakeTimers(settings),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    runAllTimers: () => timers.runAllTimers(),
    setTimeout: (ms) => void (globalThis[TIMEOUT] = ms),
  }
}

/** After each suite: what it changed for all is as before. */
export function end() {
  jest.restoreAllMocks()
  jest.useRealTimers()
  delete globalThis[TIMEOUT]
}
