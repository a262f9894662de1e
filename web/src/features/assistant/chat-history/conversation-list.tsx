import {
  chatHistoryMessages,
  MAX_CONVERSATIONS,
  MAX_TURNS,
  searchConversations,
} from '@tripwright/domain/assistant/chat-history'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useOfflineActions } from '#platform/offline-state.ts'
import { useOnline } from '#platform/online.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ConversationRow } from './conversation-row.tsx'
import type { StoredConversation } from './stored-conversation.ts'

type ListProps = {
  conversations: readonly StoredConversation[]
  openId: string | null
  /** Null starts a new one. */
  onOpen: (id: string | null) => void
}

/** The person's conversations: to open, search, rename, pin and delete. */
export function ConversationList({ conversations, openId, onOpen }: ListProps) {
  const t = useText(chatHistoryMessages)
  const [search, setSearch] = useState('')
  const isGuest = useSession().state === 'signed-out'
  const found = searchConversations(conversations, search)

  return (
    <section
      id="conversations"
      aria-label={t('title')}
      className="grid min-w-0 scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3"
    >
      <h2 className="text-lg">{t('title')}</h2>
      {openId ? (
        <Button variant="outline" onClick={() => onOpen(null)}>
          <Plus aria-hidden="true" />
          {t('new')}
        </Button>
      ) : null}
      {conversations.length > 1 ? (
        <TextField
          type="search"
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      ) : null}
      <p role="status" className="text-muted text-sm empty:hidden">
        {search.trim() === ''
          ? null
          : found.length === 0
            ? t('search.none')
            : t('search.found', { count: found.length })}
      </p>
      {conversations.length === 0 ? (
        <p className="text-muted text-sm">{t(isGuest ? 'empty.device' : 'empty.account')}</p>
      ) : null}
      <ul className="empty:hidden">
        {found.map((one) => (
          <ConversationRow key={one.id} conversation={one} isOpen={one.id === openId} onOpen={onOpen} />
        ))}
      </ul>
      {conversations.length > 0 ? (
        <p className="text-muted text-sm">
          <WhereSaved isGuest={isGuest} />{' '}
          {t('bounds', { conversations: MAX_CONVERSATIONS, turns: MAX_TURNS })}
        </p>
      ) : null}
    </section>
  )
}

function WhereSaved({ isGuest }: { isGuest: boolean }) {
  const t = useText(chatHistoryMessages)
  const { pending, refused } = useOfflineActions()
  const isOnline = useOnline()
  const isIn = (actions: typeof pending) => actions.some(({ queue }) => queue === 'conversations')
  if (isGuest) return t('where.device')
  if (isIn(refused)) return t('where.failed')
  if (isIn(pending)) return t(isOnline ? 'where.saving' : 'where.waiting')
  return t('where.account')
}
