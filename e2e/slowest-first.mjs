import Sequencer from '@jest/test-sequencer'

/**
 * Known to take long: whoever starts them last waits for them alone. Jest itself knows only after a first run. What mostly waits
 * (for engines that are away, for processes that start again) comes in turn with what keeps a processor busy.
 */
const SLOW = [
  ...['faults/faults', 'journeys/dashboard-states', 'journeys/sign-in.', 'faults/outages', 'journeys/bubble-safety'],
  ...['journeys/first-answer', 'runtime/bus/kafka/contract', 'journeys/nothing-runs-pages', 'journeys/demonstration'],
  ...['journeys/lighthouse', 'runtime/store/mongodb/contract', 'journeys/dashboard-messages', 'journeys/bubble-limits'],
  ...['runtime/bus/kafka/', 'journeys/sign-in-messages', 'journeys/widget-builder', 'journeys/account'],
  ...['runtime/vectors/qdrant/ranking', 'journeys/account-deletion', 'journeys/cut-off', 'e2e/'],
  'services/chat/test/answers-floor',
  'runtime/store/',
  'runtime/records/',
  'runtime/upstreams/',
  'runtime/blobs/',
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
