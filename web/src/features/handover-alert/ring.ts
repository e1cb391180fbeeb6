/** Two short tones. A browser that was not touched yet plays nothing. */
export function ring(): void {
  try {
    const audio = new AudioContext()
    for (const [at, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0.0001, audio.currentTime + at)
      volume.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + at + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.14)
      tone.connect(volume).connect(audio.destination)
      tone.start(audio.currentTime + at)
      tone.stop(audio.currentTime + at + 0.15)
    }
    setTimeout(() => void audio.close(), 1_000)
  } catch {}
}

/** In one tab of this browser only: several that hear the same would ring together. */
export async function inOneTab(what: string, task: () => void): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return task()
  await locks.request(`docent.ring ${what}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    task()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  })
}
