import { openSharedConversation, type QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import type { Output } from '@tripwright/domain/base/contract'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'

export type OpenedConversation = Output<typeof openSharedConversation>
export type SharedConversationState =
  | { status: 'loading' }
  | { status: 'ready'; opened: OpenedConversation }
  /** `message` is for a person to read. */
  | { status: 'dead' | 'failed'; message: string }

/** The conversation of the link in the address, whose secret is in its hash: no browser sends that to a server. */
export function useSharedConversation(dead: string) {
  const isKnown = useSession().state !== 'loading'
  const secret = useHash()
  const [state, setState] = useState<SharedConversationState>({ status: 'loading' })
  const reload = useCallback(async () => {
    if (!isKnown || secret === null) return
    if (secret === '') return setState({ status: 'dead', message: dead })
    const response = await call(openSharedConversation, { secret })
    if (response.ok) return setState({ status: 'ready', opened: response.value })
    const isDead = response.code === 'not-found' || response.code === 'bad-input'
    setState({
      status: isDead ? 'dead' : 'failed',
      message: response.code === 'bad-input' ? dead : response.message,
    })
  }, [isKnown, secret, dead])
  useEffect(() => {
    setState({ status: 'loading' })
    void reload()
  }, [reload])
  return { state, secret: secret ?? '', reload }
}

/** What a reader’s device answers the shared questions from. */
export function toTurns(content: OpenedConversation['content']): QuestionTurn[] {
  return content.turns.map((turn, at) => ({ ...turn, at, changedAt: at }))
}

function useHash(): string | null {
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setHash(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return hash
}
