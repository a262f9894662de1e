import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadGoogle } from './load-google.ts'

const config = { apiKey: 'browser-key-1', scriptHost: 'http://127.0.0.1:9' }

// A page that loads nothing: the test answers each added script.
function answerScripts(answer: (nth: number) => 'error' | 'ready' | 'strange'): string[] {
  const sources: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return
    sources.push(node.src)
    const answered = answer(sources.length)
    if (answered === 'error') node.dispatchEvent(new Event('error'))
    if (answered === 'ready') vi.stubGlobal('google', { maps: { Map: vi.fn() } })
    if (answered !== 'error') Reflect.get(window, '__googleMapsReady')()
  })
  return sources
}

afterEach(() => vi.unstubAllGlobals())

describe('the script of Google Maps', () => {
  it('is asked for with the key, version weekly and the places library', async () => {
    const sources = answerScripts(() => 'ready')
    expect(await loadGoogle(config)).not.toBeNull()
    const { origin, pathname, searchParams } = new URL(sources[0] ?? '')
    expect([origin, pathname]).toEqual(['http://127.0.0.1:9', '/maps/api/js'])
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: 'browser-key-1',
      v: 'weekly',
      libraries: 'places',
    })
  })

  it('is tried again with a growing delay, and used when it comes', async () => {
    const waits: number[] = []
    const sources = answerScripts((nth) => (nth < 3 ? 'error' : 'ready'))
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    expect(await loadGoogle(config, wait)).not.toBeNull()
    expect([sources.length, waits]).toEqual([3, [1000, 2000]])
  })

  it('is given up after three retries', async () => {
    const waits: number[] = []
    const sources = answerScripts(() => 'error')
    expect(await loadGoogle(config, async (milliseconds) => void waits.push(milliseconds))).toBeNull()
    expect([sources.length, waits]).toEqual([4, [1000, 2000, 4000]])
  })
})
