import type { Output } from '@tripwright/domain/base/contract'
import { readRequest } from '@tripwright/domain/support/conversations'
import { useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { toast } from '#ui/toast.ts'
import type { ConversationKey } from './conversation-stream.state.ts'

type Opened = Output<typeof readRequest>
type Message = Opened['messages'][number]

/** The newest messages with the earlier ones that were fetched, the oldest first; `showEarlier` fetches more, null where none are. */
export function useEarlierMessages(conversation: ConversationKey, { messages, hasEarlier }: Opened) {
  // What slides out of the newest ones stays, so that no gap opens below the earlier ones.
  const seen = useRef(new Map<string, Message>())
  const [more, setMore] = useState<boolean | null>(null)
  for (const message of messages) seen.current.set(message.id, message)
  const all = [...seen.current.values()].toSorted((a, b) => Number(a.id) - Number(b.id))

  async function showEarlier() {
    const response = await call(readRequest, { ...conversation, before: all[0]?.id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    for (const message of response.value.messages) seen.current.set(message.id, message)
    setMore(response.value.hasEarlier)
  }
  return { messages: all, showEarlier: (more ?? hasEarlier) ? () => void showEarlier() : null }
}
