import { afterEach, expect, it, vi } from 'vitest'
import { startRecognition } from './speech-recognition.state.ts'

afterEach(() => vi.unstubAllGlobals())

type Made = Record<'onresult' | 'onerror', (event: unknown) => void> & { onend: () => void }

/** A browser with speech recognition: the test decides what it recognises. */
function browserThatListens() {
  const made: Made[] = []
  // Called with `new`: the returned object is the recognition.
  function recognition() {
    const nothing = () => undefined
    const one = {
      onresult: nothing,
      onerror: nothing,
      onend: nothing,
      start: nothing,
      abort: () => one.onend(),
    }
    made.push(one)
    return one
  }
  vi.stubGlobal('webkitSpeechRecognition', recognition)
  return () => {
    const [one] = made
    if (!one) throw new Error('nobody listens')
    return one
  }
}
const makeListener = () => ({ onText: vi.fn(), onEnd: vi.fn() })

it('reports interim results during speech, and its end', () => {
  const recognition = browserThatListens()
  const listener = makeListener()
  startRecognition('de-DE', listener)
  expect(recognition()).toMatchObject({ lang: 'de-DE', interimResults: true })
  recognition().onresult({ results: [[{ transcript: 'Wo ist' }]] })
  recognition().onresult({ results: [[{ transcript: 'Wo ist' }], [{ transcript: 'der Bahnhof' }]] })
  recognition().onend()
  expect(listener.onText.mock.calls).toEqual([['Wo ist'], ['Wo ist der Bahnhof']])
  expect(listener.onEnd.mock.calls).toEqual([['done']])
})

it.each([
  ['not-allowed', 'not-allowed'],
  ['no-speech', 'nothing'],
  ['network', 'failed'],
])('after %s it ends as %s', (error, why) => {
  const recognition = browserThatListens()
  const listener = makeListener()
  startRecognition('de', listener)
  recognition().onerror({ error })
  recognition().onend()
  expect(listener.onEnd).toHaveBeenCalledWith(why)
})

it('a browser that cannot listen says so, and one that is stopped is done', () => {
  const deaf = makeListener()
  startRecognition('de', deaf)
  expect(deaf.onEnd).toHaveBeenCalledWith('failed')
  browserThatListens()
  const listener = makeListener()
  startRecognition('de', listener)()
  expect(listener.onEnd).toHaveBeenCalledWith('nothing')
})
