import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDeviceSignals } from './device-signals.state.ts'

let sound: Promise<unknown>
// A browser makes these with `new`.
const maker = (made: object) => new Proxy(Object, { construct: () => made })
beforeEach(() => {
  vi.useFakeTimers()
  const node = { connect: (next: unknown) => next, start: () => {} }
  vi.stubGlobal('OfflineAudioContext', maker({ startRendering: () => sound, destination: node }))
  for (const name of ['OscillatorNode', 'DynamicsCompressorNode']) vi.stubGlobal(name, maker(node))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => void vi.useRealTimers())

it('the sound of a device is waited for 100 ms, and is left out after them', async () => {
  sound = new Promise(() => {})
  const read = vi.fn()
  void readDeviceSignals().then(read)
  await vi.advanceTimersByTimeAsync(99)
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(read.mock.calls).toEqual([
    [{ audio_fingerprint: null, canvas_fingerprint: null, webgl_vendor: null, webgl_renderer: null }],
  ])
})

it('a sound that is rendered in time is reported as a sum', async () => {
  sound = Promise.resolve({ getChannelData: () => new Float32Array([0.5, -0.25]) })
  expect((await readDeviceSignals()).audio_fingerprint).toBe('0.75000000')
})
