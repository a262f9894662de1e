import {
  chatHistoryMessages,
  MAX_PINNED,
  MAX_TITLE,
  titleOf,
} from '@tripwright/domain/assistant/chat-history'
import { clsx } from 'clsx'
import More from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import Share from 'lucide-react/icons/share-2'
import Trash from 'lucide-react/icons/trash-2'
import { type FormEvent, Suspense, useState } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { deleteConversation, pinConversation, renameConversation } from './conversations.state.ts'
import type { StoredConversation } from './stored-conversation.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog))

type RowProps = {
  conversation: StoredConversation
  isOpen: boolean
  onOpen: (id: string | null) => void
}

/** A conversation in the list, with what can be done with it. A deleted one can be brought back. */
export function ConversationRow({ conversation, isOpen, onOpen }: RowProps) {
  const t = useText(chatHistoryMessages)
  const [isRenaming, setRenaming] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const title = titleOf(conversation)
  const isPinned = conversation.pin?.isPinned === true

  function remove(): void {
    const undo = deleteConversation(conversation.id)
    if (isOpen) onOpen(null)
    toast(t('deleted'), {
      action: { label: t('undo'), onPick: undo },
      ...(conversation.owner !== undefined && { description: t('deleted.everywhere') }),
    })
  }
  function pin(): void {
    if (!pinConversation(conversation.id, !isPinned))
      toast(t('pin.full', { max: MAX_PINNED }), { kind: 'error' })
  }

  if (isRenaming)
    return (
      <li className="border-hairline border-b py-3">
        <RenameForm conversation={conversation} onDone={() => setRenaming(false)} />
      </li>
    )
  return (
    <li
      className={clsx(
        'flex items-center gap-1 border-hairline border-b',
        isOpen && 'border-s-4 border-s-brand bg-wash',
      )}
    >
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-2 text-start text-sm hover:underline"
        onClick={() => onOpen(conversation.id)}
      >
        {isPinned ? (
          <>
            <Pin aria-hidden="true" className="size-4 shrink-0 text-brand" />
            <span className="sr-only">{t('pinned')}: </span>
          </>
        ) : null}
        {/* A direction of its own, so that the end of a long name is cut and not its beginning. */}
        <span dir="auto" className="min-w-0 flex-1 truncate rtl:text-right">
          {title}
        </span>
      </button>
      <Menu
        button={<More aria-hidden="true" />}
        buttonLabel={t('actions', { title })}
        buttonClassName={buttonClass({ variant: 'ghost', size: 'icon' })}
        items={[
          { id: 'pin', label: t(isPinned ? 'unpin' : 'pin'), icon: <Pin aria-hidden="true" />, onPick: pin },
          {
            id: 'rename',
            label: t('rename'),
            icon: <Pencil aria-hidden="true" />,
            onPick: () => setRenaming(true),
          },
          {
            id: 'share',
            label: t('share'),
            icon: <Share aria-hidden="true" />,
            onPick: () => setSharing(true),
          },
          { id: 'delete', label: t('delete'), icon: <Trash aria-hidden="true" />, onPick: remove },
        ]}
      />
      {isSharing ? (
        <Suspense>
          <ShareDialog conversation={conversation} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}

function RenameForm({ conversation, onDone }: { conversation: StoredConversation; onDone: () => void }) {
  const t = useText(chatHistoryMessages)
  const [name, setName] = useState(titleOf(conversation))

  function save(event: FormEvent): void {
    event.preventDefault()
    renameConversation(conversation.id, name)
    onDone()
  }
  return (
    <form onSubmit={save} className="grid gap-3">
      <TextField
        label={t('rename.label')}
        hint={t('rename.hint')}
        value={name}
        maxLength={MAX_TITLE}
        dir="auto"
        autoFocus
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('save')}</Button>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
