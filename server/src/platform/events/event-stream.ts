import { AppError } from '../http/app-error.ts'
import type { EventHub, ServerEvent } from './events.port.ts'

const MAX_PER_PERSON = 10
const HEARTBEAT_MS = 25_000
const RETRY_MS = 3000
/** After this time a tab reconnects, which checks its session again. */
const MAX_STREAM_MS = 15 * 60_000
/** Maximum buffer of a reader that does not read; more than a thousand events. */
const MAX_WAITING_BYTES = 64 * 1024

/**
 * A tab's stream of server-sent events. `ready` comes first, and again when events may have been missed: the tab then reads
 * everything again. Each event is an unnamed message `{ kind, id? }`. Throws too-many-requests beyond ten streams of one
 * person in this process.
 */
export function eventStream(hub: EventHub, person: string, signal: AbortSignal): Response {
  if (hub.listeners(person) >= MAX_PER_PERSON) throw new AppError('too-many-requests', { retryAfter: 30 })
  const limit = new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES })
  let leave = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start: (out) => {
        leave = pipeEvents(hub, person, signal, out)
      },
      cancel: () => leave(),
    },
    limit,
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx and similar proxies would buffer the events.
      'x-accel-buffering': 'no',
    },
  })
}

type Out = ReadableStreamDefaultController<Uint8Array>

/** Writes to the stream until the reader, the hub or its time limit ends it; gives a function to end it. */
function pipeEvents(hub: EventHub, person: string, signal: AbortSignal, out: Out): () => void {
  let isOpen = true
  const end = () => {
    if (!isOpen) return
    isOpen = false
    leave()
    clearInterval(heartbeat)
    clearTimeout(longest)
    signal.removeEventListener('abort', end)
    close(out)
  }
  const write = (text: string) => {
    if (!isOpen) return
    out.enqueue(Buffer.from(text))
    // Drops a client that does not read: it connects again and reads everything anew.
    if ((out.desiredSize ?? 0) <= 0) end()
  }
  const ready = () => write(`event: ready\nretry: ${RETRY_MS}\ndata: {}\n\n`)
  const leave = hub.subscribe(person, { onEvent: (event) => write(message(event)), missed: ready, end })
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  const longest = setTimeout(end, MAX_STREAM_MS)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  ready()
  return end
}

// JSON has no line breaks of its own, so nothing in an event can look like a field of the stream.
function message({ kind, id }: ServerEvent): string {
  return `data: ${JSON.stringify({ kind, id })}\n\n`
}

// A stream whose reader disconnected is closed already.
function close(out: Out): void {
  try {
    out.close()
  } catch {
    // Nothing left to close.
  }
}
