import { markRequestRead, tellTyping } from '@tripwright/domain/support/conversations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { parseJson } from '#platform/parse-json.ts'
import { type EventStream, openStream } from '#platform/reach-server.ts'

/** Polling interval of an open conversation whose stream is interrupted. */
const POLL_MS = 10_000
/** Somebody who wrote a letter is taken to be writing for this long. */
const TYPING_MS = 6000
/** Writing is told once in this time. */
const TELL_EVERY_MS = 3000

export type ConversationKey = { id: string; key?: string }
type Side = 'person' | 'staff'

/**
 * Follows one conversation, without an account too: `reload` is called at each change, and the result says whether the other
 * side is writing now.
 */
export function useConversationStream({ id, key }: ConversationKey, own: Side, reload: () => void): boolean {
  const [isTyping, setIsTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Messages may have come that are not on the page. */
    let isBehind = document.hidden
    let source: EventStream | null = null
    const query = key === undefined ? '' : `?${new URLSearchParams({ key })}`
    const open = () => {
      source = openStream(`/api/support/requests/${id}/events${query}`)
      source.onmessage = ({ data }) => {
        const { kind, id: side } = Object(parseJson(data))
        if (kind === 'support') reload()
        clearTimeout(timer)
        setIsTyping(kind === 'support-typing' && side !== own)
        timer = setTimeout(() => setIsTyping(false), TYPING_MS)
      }
      source.addEventListener('ready', () => {
        if (isBehind) reload()
        isBehind = true
      })
    }
    const close = () => {
      source?.close()
      source = null
    }
    // A page that is not seen gives its connection back: a browser has six for all its tabs (ADR 120).
    const follow = () => {
      if (document.hidden) close()
      else if (source === null) open()
    }
    const poll = setInterval(() => {
      if (source !== null && source.readyState !== EventSource.OPEN) reload()
    }, POLL_MS)
    document.addEventListener('visibilitychange', follow)
    follow()
    return () => {
      document.removeEventListener('visibilitychange', follow)
      close()
      clearTimeout(timer)
      clearInterval(poll)
    }
  }, [id, key, own, reload])
  return isTyping
}

/** Tells the other side about writing; a failure changes nothing for the writer. */
export function useTellTyping(conversation: ConversationKey): () => void {
  const toldAt = useRef(0)
  const { id, key } = conversation
  return useCallback(() => {
    if (Date.now() - toldAt.current < TELL_EVERY_MS) return
    toldAt.current = Date.now()
    void call(tellTyping, { id, ...(key !== undefined && { key }) })
  }, [id, key])
}

/** Marks what is on a visible page as read, once for each last message. */
export function useMarkRead({ id, key }: ConversationKey, last: string | null, seen: string | null): void {
  useEffect(() => {
    if (last === null || Number(last) <= Number(seen ?? 0)) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      removeEventListener('visibilitychange', mark)
      void call(markRequestRead, { id, ...(key !== undefined && { key }), upTo: last })
    }
    addEventListener('visibilitychange', mark)
    mark()
    return () => removeEventListener('visibilitychange', mark)
  }, [id, key, last, seen])
}
