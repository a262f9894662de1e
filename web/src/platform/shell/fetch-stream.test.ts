import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { openFetchStream, readEvents, type StreamEvent } from './fetch-stream.ts'

const bytes = new TextEncoder()
const answer = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/event-stream; charset=utf-8' } })

async function read(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<StreamEvent[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

it('reads the same events wherever the network cuts the stream', async () => {
  const text =
    'event: ready\nretry: 3000\ndata: {}\n\n: still here\n\nid: 7\ndata: né\ndata: 日本\n\r\ndata:x\r\n\r\n'
  const whole = bytes.encode(text)
  const expected = [
    { name: 'ready', data: '{}' },
    { name: 'message', data: 'né\n日本', id: '7' },
    { name: 'message', data: 'x' },
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 8 }), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), whole.length]
      const parts = at.slice(1).map((end, i) => whole.slice(at[i], end))
      expect(await read(parts)).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})

it('tells of ready and of messages, connects again after a gap from the last event, and closes for good', async () => {
  const reach = vi
    .fn<(path: string, init: RequestInit) => Promise<Response>>()
    .mockResolvedValueOnce(answer('event: ready\ndata: {}\n\nid: 3\ndata: a\n\n'))
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(answer('event: ready\ndata: {}\n\n'))
    .mockReturnValue(new Promise(() => undefined))
  const heard: string[] = []
  const stream = openFetchStream('/api/events', reach, 1)
  stream.onmessage = ({ data }) => heard.push(data)
  stream.onerror = () => heard.push(`error ${stream.readyState}`)
  stream.addEventListener('ready', () => heard.push('ready'))
  await vi.waitFor(() => expect(reach).toHaveBeenCalledTimes(4))
  expect(heard).toEqual(['ready', 'a', 'error 0', 'error 0', 'ready', 'error 0'])
  expect(new Headers(reach.mock.calls[1]?.[1].headers).get('last-event-id')).toBe('3')
  stream.close()
  expect([stream.readyState, reach.mock.calls[3]?.[1].signal?.aborted]).toEqual([2, true])
})

it.each([
  ['a refusal', answer('', 401)],
  ['a page of a proxy', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['nothing more to come', new Response(null, { status: 204 })],
])('gives up after %s, as a browser does', async (_, response) => {
  const reach = vi.fn(async () => response)
  const stream = openFetchStream('/api/events', reach, 1)
  const failed = vi.fn()
  stream.onerror = failed
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  expect([stream.readyState, reach.mock.calls.length]).toEqual([2, 1])
})
