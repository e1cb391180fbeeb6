// Loaded before a process of Docent (node --import): it lives in another time, by CLOCK_SHIFT_MS milliseconds.
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const RealDate = Date

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + (isForS3() ? 0 : shift))
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }
}

/** An S3 server lives in the real time, and refuses what was signed in another one. */
function isForS3() {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 3
  const { stack } = new Error('who asks?')
  Error.stackTraceLimit = stackTraceLimit
  return stack.includes('node_modules/minio/')
}

/** Who started the process may take it on to another time, and is told when it has got there. */
process.on('message', (told) => {
  if (typeof told?.clockShiftMs !== 'number') return
  shift = told.clockShiftMs
  process.send?.({ clockShiftMs: shift })
})
process.channel?.unref()
