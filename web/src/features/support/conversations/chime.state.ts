/** Two short tones, of which the second is higher: frequencies in hertz, times in seconds. */
const TONES = [
  { hertz: 660, from: 0 },
  { hertz: 880, from: 0.16 },
]
const LENGTH = 0.14
const LOUDNESS = 0.15

let context: AudioContext | null = null

/** Plays a short synthesised sound. It stays silent where the browser blocks audio before the first click. */
export function playChime(): void {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  void context.resume().catch(() => undefined)
  for (const { hertz, from } of TONES) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    const start = currentTime + from
    tone.frequency.value = hertz
    // Without a fade at both ends a tone clicks.
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
    volume.gain.linearRampToValueAtTime(0, start + LENGTH)
    tone.connect(volume).connect(destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
