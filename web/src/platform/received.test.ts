import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepReceived, listReceived, readReceivedFile, removeReceived } from './received.ts'

/** A cache of the browser, in memory. */
let stored: Map<string, Response>
let isFull: boolean
beforeEach(() => {
  ;[stored, isFull] = [new Map(), false]
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://x.example').pathname
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (path: string, response: Response) => {
        if (isFull) throw new DOMException('no room', 'QuotaExceededError')
        stored.set(pathOf(path), response)
      },
      match: async (path: string | Request) => stored.get(pathOf(path))?.clone(),
      delete: async (path: string) => stored.delete(pathOf(path)),
      keys: async () => [...stored.keys()].map((path) => new Request(`https://x.example${path}`)),
    }),
  })
})

function form(fields: Record<string, string | File>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

describe('what another app shares', () => {
  it('waits on the device with its words and its file, until it is removed', async () => {
    const file = new File(['BEGIN:VCALENDAR'], 'trip.ics', { type: 'text/calendar' })
    expect(
      await keepReceived(form({ title: 'Trip', text: 'To Krems', url: 'https://a.example', file })),
    ).toMatchObject({
      ok: true,
    })
    const [received] = await listReceived()
    expect(received).toMatchObject({
      title: 'Trip',
      text: 'To Krems',
      url: 'https://a.example',
      file: { name: 'trip.ics', type: 'text/calendar', size: 15 },
    })
    if (!received) throw new Error('nothing')
    expect(await (await readReceivedFile(received))?.text()).toBe('BEGIN:VCALENDAR')
    await removeReceived(received.id)
    expect([await listReceived(), stored.size]).toEqual([[], 0])
  })

  it('is not lost by the next one, and shown newest first', async () => {
    await keepReceived(form({ text: 'one' }))
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 5)
    await keepReceived(form({ text: 'two' }))
    expect((await listReceived()).map(({ text }) => text)).toEqual(['two', 'one'])
  })

  it('is refused once twenty things wait: any page could send forms here', async () => {
    for (let n = 0; n < 20; n++) expect((await keepReceived(form({ text: `${n}` }))).ok).toBe(true)
    expect(await keepReceived(form({ text: 'more' }))).toEqual({ ok: false, code: 'full' })
    expect(await listReceived()).toHaveLength(20)
  })

  it('is refused above what the import reads, and where the device has no room', async () => {
    const file = new File(['x'], 'film.txt')
    Object.defineProperty(file, 'size', { value: 20_000_001 })
    const large = new FormData()
    vi.spyOn(large, 'get').mockImplementation((name) => (name === 'file' ? file : null))
    expect(await keepReceived(large)).toEqual({ ok: false, code: 'too-large' })
    isFull = true
    expect(await keepReceived(form({ text: 'x' }))).toEqual({ ok: false, code: 'failed' })
  })

  it('is cut to a size that a page can show', async () => {
    await keepReceived(form({ text: 'x'.repeat(1_000_000) }))
    expect((await listReceived())[0]?.text).toHaveLength(20_000)
  })
})
