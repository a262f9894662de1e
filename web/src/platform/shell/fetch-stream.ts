import type { EventStream } from '../reach-server.ts'

const CONNECTING = 0
const OPEN = 1
const CLOSED = 2
/** What a browser waits before it connects again. */
const RETRY_MS = 3000

type Reach = (path: string, init: RequestInit) => Promise<Response>
type Listeners = { message: EventStream['onmessage']; ready: Set<() => void> }

/**
 * A stream of events like the browser's EventSource (HTML standard, section 9.2), read by fetch: it can carry a header, and so
 * needs neither a cookie nor a token in its address.
 */
export function openFetchStream(path: string, reach: Reach, retryMs = RETRY_MS): EventStream {
  const stop = new AbortController()
  const ready = new Set<() => void>()
  let lastId = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const stream: EventStream & { readyState: number } = {
    readyState: CONNECTING,
    onmessage: null,
    onerror: null,
    addEventListener: (_, listener) => void ready.add(listener),
    close() {
      stream.readyState = CLOSED
      clearTimeout(timer)
      stop.abort()
    },
  }
  const fail = (state: number) => {
    if (stop.signal.aborted) return
    stream.readyState = state
    stream.onerror?.call(stream as EventSource, new Event('error'))
  }

  async function connect(): Promise<void> {
    // The network may be gone, or the stream closed: then it is tried again, or not.
    const isRefused = await readOnce().catch(() => false)
    if (stop.signal.aborted) return
    if (!isRefused) timer = setTimeout(() => void connect(), retryMs)
    fail(isRefused ? CLOSED : CONNECTING)
  }

  // True when the server refused: that is final, as in a browser, and whoever opened the stream decides what then.
  async function readOnce(): Promise<boolean> {
    const headers = { accept: 'text/event-stream', ...(lastId !== '' && { 'last-event-id': lastId }) }
    const response = await reach(path, { headers, signal: stop.signal, cache: 'no-store' })
    if (response.status !== 200 || !isEventStream(response) || !response.body) {
      await response.body?.cancel()
      return true
    }
    stream.readyState = OPEN
    for await (const event of readEvents(response.body)) {
      if (stop.signal.aborted) break
      if (event.id !== undefined) lastId = event.id
      deliver(event, { message: stream.onmessage, ready })
    }
    return false
  }

  function deliver({ name, data }: StreamEvent, listeners: Listeners): void {
    if (name === 'ready') for (const notify of listeners.ready) notify()
    else if (name === 'message' && data !== undefined)
      listeners.message?.call(stream as EventSource, new MessageEvent('message', { data }))
  }

  void connect()
  return stream
}

const isEventStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream')

/** One event; without data it only moves the id. */
export type StreamEvent = { name: string; data?: string; id?: string }

/** The events in a body of text/event-stream, wherever the network cuts it. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let lines: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      // A carriage return at the end may be half of a line's end.
      const parts = text.split(/\r\n|\n|\r(?!$)/)
      text = parts.pop() ?? ''
      for (const line of parts) {
        if (line !== '') lines.push(line)
        else {
          const event = toEvent(lines)
          lines = []
          if (event) yield event
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function toEvent(lines: readonly string[]): StreamEvent | null {
  const event: StreamEvent = { name: 'message' }
  for (const line of lines) {
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event' && value !== '') event.name = value
    if (field === 'data') event.data = event.data === undefined ? value : `${event.data}\n${value}`
    if (field === 'id' && !value.includes('\0')) event.id = value
  }
  return event.data === undefined && event.id === undefined ? null : event
}
