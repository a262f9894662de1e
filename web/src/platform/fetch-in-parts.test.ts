import { MIN_PART_BYTES } from '@tripwright/domain/base/partial-upload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchInParts } from './fetch-in-parts.ts'
import { encodeForm } from './form-bytes.ts'

const PATH = '/api/vault/files/x'
const whole = new Uint8Array(10_000_000).map((_, at) => (at * 7) % 253)

/** A server that keeps what arrives, on a network that this test spoils. */
function openServer() {
  let kept: Uint8Array<ArrayBuffer>[] = []
  const state = {
    sentBytes: 0,
    calls: [] as string[],
    /** Gives how many bytes of a part arrive before the connection breaks; null for all of them, with their answer. */
    breakAfter: (_: { part: Uint8Array; n: number }): number | null => null,
    answerLast: (): Response => Response.json({ version: 1 }),
    received: () => kept.reduce((sum, part) => sum + part.length, 0),
    bytes: async () => new Uint8Array(await new Blob(kept).arrayBuffer()),
    clear() {
      kept = []
    },
  }
  let n = 0
  async function answer(path: string, init: RequestInit = {}): Promise<Response> {
    if (!path.startsWith('/api/uploads/')) {
      state.calls.push(
        `${init.method} ${new Headers(init.headers).has('x-uploaded-body') ? 'named' : 'whole'}`,
      )
      return state.answerLast()
    }
    if (init.method !== 'PUT') return Response.json({ received: state.received() })
    const part = new Uint8Array(init.body as Uint8Array<ArrayBuffer>)
    const offset = Number(new URL(path, 'http://x').searchParams.get('offset'))
    state.sentBytes += part.length
    if (offset !== state.received()) return Response.json({ error: 'conflict' }, { status: 409 })
    const cut = state.breakAfter({ part, n: n++ })
    if (cut !== null) state.sentBytes += Math.min(0, cut - part.length)
    const arrived = part.subarray(0, cut ?? part.length)
    if (cut === null || arrived.length >= MIN_PART_BYTES) kept.push(arrived)
    if (cut !== null) throw new TypeError('broken')
    return Response.json({ received: state.received() })
  }
  return Object.assign(state, { answer })
}

let server: ReturnType<typeof openServer>
beforeEach(() => {
  server = openServer()
  vi.stubGlobal('fetch', server.answer)
  vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
})
afterEach(() => vi.unstubAllGlobals())

const send = () => fetchInParts(PATH, { method: 'PUT' }, whole, 30_000)
const isWhole = async () => {
  const bytes = await server.bytes()
  return bytes.length === whole.length && bytes.every((byte, at) => byte === whole[at])
}

it('sends a large file in few parts, and the call names it', async () => {
  expect((await send()).status).toBe(200)
  expect([await isWhole(), server.sentBytes, server.calls]).toEqual([true, whole.length, ['PUT named']])
})

it.each([50_000, 100_000, 300_000, 700_000, 1_500_000])(
  'through a network that breaks each %d bytes it arrives whole, with less than 1.3 times its bytes sent',
  async (every) => {
    let left = every
    server.breakAfter = ({ part }) => {
      const cut = left < part.length ? left : null
      left = cut === null ? left - part.length : every
      return cut
    }
    expect((await send()).status).toBe(200)
    expect(await isWhole()).toBe(true)
    expect(server.sentBytes / whole.length).toBeLessThan(1.3)
  },
)

it('goes on where an earlier try stopped, also where answers were lost on the way', async () => {
  server.breakAfter = ({ n, part }) => (n < 4 ? null : n < 20 ? 0 : part.length)
  await expect(send()).rejects.toThrow(TypeError)
  const reached = server.received()
  expect(reached).toBeGreaterThan(1_000_000)
  server.sentBytes = 0
  // Each part arrives, every other answer does not.
  server.breakAfter = ({ n, part }) => (n % 2 ? part.length : null)
  expect((await send()).status).toBe(200)
  expect([await isWhole(), server.sentBytes]).toEqual([true, whole.length - reached])
})

it('of two that send the same at once each goes on where the other is', async () => {
  const [first, second] = await Promise.all([send(), send()])
  expect([first.status, second.status, await isWhole()]).toEqual([200, 200, true])
})

it('begins again where the server lost what it had, and gives up a server that loses it each time', async () => {
  const lost = () => Response.json({ error: 'conflict', issues: [{ path: 'upload' }] }, { status: 409 })
  let rounds = 0
  server.answerLast = () => {
    if (++rounds > 1) return Response.json({ version: 1 })
    server.clear()
    return lost()
  }
  expect((await send()).status).toBe(200)
  expect([rounds, await isWhole()]).toEqual([2, true])
  server.answerLast = () => {
    server.clear()
    return lost()
  }
  expect((await send()).status).toBe(409)
})

it('sends the whole at once where the server takes no parts', async () => {
  const { answer } = server
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path.startsWith('/api/uploads/')
      ? Response.json({ error: 'unprocessable' }, { status: 422 })
      : answer(path, init),
  )
  expect((await send()).status).toBe(200)
  expect(server.calls).toEqual(['PUT whole'])
})

it('a form is the same bytes each time, and a server reads it as a form', async () => {
  const form = () => {
    const made = new FormData()
    made.set('file', new File(['a,b\r\n1,2'], 'my "trip"\n.csv', { type: 'text/csv' }))
    made.set('name', 'Zürich')
    return made
  }
  const [one, two] = [await encodeForm(form()), await encodeForm(form())]
  expect(one).toEqual(two)
  const read = await new Response(one.bytes, { headers: { 'content-type': one.type } }).formData()
  expect(read.get('name')).toBe('Zürich')
  const file = read.get('file') as File
  expect([file.type, await file.text()]).toEqual(['text/csv', 'a,b\r\n1,2'])
})
