import Sequencer from '@jest/test-sequencer'

/** Known to take long: whoever starts them last waits for them alone. Jest itself knows only after a first run. */
const SLOW = [
  'e2e/faults/',
  ...['widget-builder', 'dashboard-states', 'bubble-safety', 'sign-in.', 'nothing-runs.', 'wordpress', 'account'].map(
    (name) => `e2e/journeys/${name}`,
  ),
  'e2e/journeys/',
  'runtime/bus/kafka/',
  'runtime/store/mongodb/',
  'runtime/vectors/qdrant/',
]

/** Jest's order, but for what is known to take long, which comes first. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one.path) - rank(other.path))
  }
}

function rank(path) {
  const found = SLOW.findIndex((folder) => path.replaceAll('\\', '/').includes(folder))
  return found === -1 ? SLOW.length : found
}
