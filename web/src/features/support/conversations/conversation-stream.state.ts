import { markRequestRead, tellTyping } from '@tripwright/domain/support/conversations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { parseJson } from '#platform/parse-json.ts'
import { openStream } from '#platform/reach-server.ts'

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
    let wasOpen = false
    const query = key === undefined ? '' : `?${new URLSearchParams({ key })}`
    const source = openStream(`/api/support/requests/${id}/events${query}`)
    source.onmessage = ({ data }) => {
      const { kind, id: side } = Object(parseJson(data))
      if (kind === 'support') reload()
      clearTimeout(timer)
      setIsTyping(kind === 'support-typing' && side !== own)
      timer = setTimeout(() => setIsTyping(false), TYPING_MS)
    }
    source.addEventListener('ready', () => {
      // After an interruption messages may have been missed.
      if (wasOpen) reload()
      wasOpen = true
    })
    const poll = setInterval(() => {
      if (source.readyState !== EventSource.OPEN && document.visibilityState === 'visible') reload()
    }, POLL_MS)
    return () => {
      source.close()
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
