import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { type Conversation, deleteConversation, titleOf } from './conversations.state.ts'

type ListProps = {
  conversations: readonly Conversation[]
  openId: string | null
  /** Null starts a new one. */
  onOpen: (id: string | null) => void
}

/** The conversations on this device. A deleted one can be restored. */
export function ConversationList({ conversations, openId, onOpen }: ListProps) {
  const t = useText(assistantMessages)

  function remove(one: Conversation): void {
    const undo = deleteConversation(one.id)
    if (one.id === openId) onOpen(null)
    toast(t('list.deleted'), { action: { label: t('undo'), onPick: undo } })
  }

  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{t('list.title')}</h2>
      {conversations.length === 0 ? <p className="text-muted text-sm">{t('list.empty')}</p> : null}
      <ul className="empty:hidden">
        {conversations.map((one) => (
          <li
            key={one.id}
            className={clsx(
              'flex items-center gap-1 border-hairline border-b',
              one.id === openId && 'border-s-4 border-s-brand bg-wash',
            )}
          >
            <button
              type="button"
              aria-current={one.id === openId ? 'true' : undefined}
              className="min-h-11 min-w-0 flex-1 truncate px-2 text-start text-sm hover:underline"
              onClick={() => onOpen(one.id)}
            >
              <bdi>{titleOf(one)}</bdi>
            </button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('list.delete', { title: titleOf(one) })}
              onClick={() => remove(one)}
            >
              <Trash aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {openId ? (
        <Button variant="outline" onClick={() => onOpen(null)}>
          <Plus aria-hidden="true" />
          {t('list.new')}
        </Button>
      ) : null}
    </section>
  )
}
