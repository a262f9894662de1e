import type { Output } from '@tripwright/domain/base/contract'
import {
  type Attachment,
  readRequest,
  sendMessage,
  supportMessages,
} from '@tripwright/domain/support/conversations'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { bodyOf, queueWrite, useWaitingWrites } from '#platform/queue-write.ts'
import { resetSent } from '#platform/reset-sent.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCachedCall } from '#platform/use-cached-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { AttachFiles } from './attach-files.tsx'
import {
  type ConversationKey,
  useConversationStream,
  useMarkRead,
  useTellTyping,
} from './conversation-stream.state.ts'
import { useEarlierMessages } from './earlier-messages.state.ts'
import { HandOver } from './hand-over.tsx'
import { MessageLog } from './message-log.tsx'

type Opened = Output<typeof readRequest>

type ConversationProps = {
  id: string
  /** Opens it without an account. */
  requestKey?: string | undefined
  writeLabel: string
  /** Whether staff read it: then the requester is the other side. */
  isStaff?: boolean
  /** Counts events of the inbox; each reloads the conversation. */
  changes?: number
  /** Further actions beside Send; `insert` adds a text to the reply that is being written. */
  actions?: (about: { opened: Opened; insert: (text: string) => void }) => ReactNode
  /** What stands beside the messages on a wide screen, and below them on a narrow one. */
  aside?: (about: { opened: Opened; reload: () => void }) => ReactNode
}

/** The messages of one request, the oldest first, and a reply field. */
export function Conversation({ id, requestKey, writeLabel, changes = 0, ...rest }: ConversationProps) {
  const t = useText(supportMessages)
  const conversationKey = { id, ...(requestKey !== undefined && { key: requestKey }) }
  // What others wrote to staff is not kept on their devices.
  const copy = rest.isStaff ? null : `support:${id}`
  const { called, cachedAt, reload } = useCachedCall(readRequest, conversationKey, copy)

  useEffect(() => {
    if (changes > 0) void reload()
  }, [changes, reload])

  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {(opened) => (
        <OpenedConversation
          {...rest}
          conversationKey={conversationKey}
          opened={opened}
          cachedAt={cachedAt}
          reload={reload}
          writeLabel={writeLabel}
        />
      )}
    </Awaited>
  )
}

type OpenedProps = Pick<ConversationProps, 'writeLabel' | 'isStaff' | 'actions' | 'aside'> & {
  conversationKey: ConversationKey
  opened: Opened
  /** Time of this device's copy that is shown; null for the server's answer. */
  cachedAt: number | null
  reload: () => Promise<void>
}

function OpenedConversation({
  conversationKey,
  opened,
  cachedAt,
  reload,
  writeLabel,
  isStaff = false,
  actions,
  aside,
}: OpenedProps) {
  const { request, email, seen, isWithAssistant } = opened
  const t = useText(supportMessages)
  const own = isStaff ? 'staff' : 'person'
  const area = useRef<HTMLFormElement>(null)
  const formId = useId()
  const isTyping = useConversationStream(conversationKey, own, reload)
  const tellTyping = useTellTyping(conversationKey)
  const queue = `support:${conversationKey.id}`
  const waiting = useWaitingWrites(queue, reload)
  const { messages, showEarlier } = useEarlierMessages(conversationKey, opened)
  useMarkRead(conversationKey, messages.findLast(({ author }) => author !== own)?.id ?? null, seen[own])

  const [files, setFiles] = useState<readonly Attachment[]>([])

  const form = useForm(async (fields) => {
    const written = {
      ...conversationKey,
      text: fieldText(fields, 'text'),
      attachments: files.map(({ id }) => id),
    }
    const delivery = await queueWrite(sendMessage, written, queue)
    if (delivery.state === 'refused') return delivery.refusal.message
    resetSent(area.current, fields)
    setFiles([])
    if (delivery.state === 'sent') await reload()
    return null
  })

  const conversation = (
    <section className="grid max-w-160 content-start gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="wrap-anywhere min-w-0">
          <bdi>{request.subject}</bdi>
        </h2>
        <Badge tone={request.status === 'answered' ? 'brand' : 'neutral'}>
          {t('status', { status: request.status })}
        </Badge>
      </header>
      {email === null ? null : <p className="wrap-anywhere text-muted">{t('inbox.from', { email })}</p>}
      {cachedAt === null ? null : <p className="text-muted">{t('as-of', { date: new Date(cachedAt) })}</p>}
      <MessageLog
        conversationKey={conversationKey}
        messages={messages}
        seen={seen}
        own={own}
        isTyping={isTyping}
        showEarlier={showEarlier}
        waiting={waiting.map((action) => ({ id: action.id, text: String(bodyOf(action).text) }))}
      />
      {isWithAssistant ? (
        <HandOver conversationKey={conversationKey} isStaff={isStaff} reload={reload} />
      ) : null}
      <form ref={area} id={formId} onSubmit={form.onSubmit} className="grid gap-3">
        <FormError text={form.error} />
        <TextareaField
          label={writeLabel}
          name="text"
          maxLength={5000}
          required={files.length === 0}
          onInput={tellTyping}
        />
      </form>
      <AttachFiles conversationKey={conversationKey} files={files} onChange={setFiles} />
      {/* Outside the form, because an action may open a dialog with a form of its own. */}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" form={formId} busy={form.isBusy}>
          {t('chat.send')}
        </Button>
        {actions?.({ opened, insert: (text) => insertInto(area.current, text) })}
      </div>
    </section>
  )
  if (!aside) return conversation
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,24rem)]">
      {conversation}
      {aside({ opened, reload: () => void reload() })}
    </div>
  )
}

/** Puts a text below what is in the field, which then has the focus. */
function insertInto(form: HTMLFormElement | null, text: string): void {
  const area = form?.querySelector('textarea')
  if (!area) return
  area.value = area.value.trim() === '' ? text : `${area.value.trimEnd()}\n\n${text}`
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  area.focus()
}
