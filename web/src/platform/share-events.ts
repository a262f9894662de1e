import { type EventStream, openStream } from './reach-server.ts'
import { type Ears, shareStream } from './share-stream.ts'

/** How long to wait before reopening the stream after the server refused it. */
const RECONNECT_DELAY_MS = 30_000

/** The live events of a person, of which all tabs have one stream. Returns a function that leaves it. */
export function shareEvents(person: string, ears: Ears): () => void {
  return shareStream(`live-events:${person}`, openOwn, ears)
}

function openOwn({ onEvent, onReady }: Ears): () => void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  let again: ReturnType<typeof setTimeout> | undefined
  let source: EventStream
  const open = () => {
    if (!navigator.onLine) return
    const opened = openStream(`/api/events?zone=${encodeURIComponent(timeZone)}`)
    source = opened
    opened.onmessage = ({ data }) => onEvent(data)
    opened.addEventListener('ready', () => onReady(false))
    opened.onerror = () => {
      // The browser reconnects after a gap; after a refusal it gives up.
      if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, RECONNECT_DELAY_MS)
    }
  }
  open()
  return () => {
    clearTimeout(again)
    source?.close()
  }
}
