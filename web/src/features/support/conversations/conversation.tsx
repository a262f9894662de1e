import type { Output } from '@tripwright/domain/base/contract'
import { readRequest, sendMessage, supportMessages } from '@tripwright/domain/support/conversations'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import {
  type ConversationKey,
  useConversationStream,
  useMarkRead,
  useTellTyping,
} from './conversation-stream.state.ts'
import { MessageLog } from './message-log.tsx'

type ConversationProps = {
  id: string
  /** Opens it without an account. */
  requestKey?: string | undefined
  writeLabel: string
  /** Whether staff read it: then the requester is the other side. */
  isStaff?: boolean
  /** Counts events of the inbox; each reloads the conversation. */
  changes?: number
  /** Further actions on the conversation, given its requester. */
  actions?: (about: { email: string | null; reload: () => void }) => ReactNode
}

/** The messages of one request, the oldest first, and a reply field. */
export function Conversation({ id, requestKey, writeLabel, changes = 0, ...rest }: ConversationProps) {
  const t = useText(supportMessages)
  const conversationKey = { id, ...(requestKey !== undefined && { key: requestKey }) }
  const { called, reload } = useCall(readRequest, conversationKey)

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
          reload={reload}
          writeLabel={writeLabel}
        />
      )}
    </Awaited>
  )
}

type OpenedProps = Pick<ConversationProps, 'writeLabel' | 'isStaff' | 'actions'> & {
  conversationKey: ConversationKey
  opened: Output<typeof readRequest>
  reload: () => Promise<void>
}

function OpenedConversation({
  conversationKey,
  opened: { request, email, messages, seen },
  reload,
  writeLabel,
  isStaff = false,
  actions,
}: OpenedProps) {
  const t = useText(supportMessages)
  const own = isStaff ? 'staff' : 'person'
  const area = useRef<HTMLFormElement>(null)
  const isTyping = useConversationStream(conversationKey, own, reload)
  const tellTyping = useTellTyping(conversationKey)
  useMarkRead(conversationKey, messages.findLast(({ author }) => author !== own)?.id ?? null, seen[own])

  const form = useForm(async (fields) => {
    const response = await call(sendMessage, { ...conversationKey, text: fieldText(fields, 'text') })
    if (!response.ok) return response.message
    area.current?.reset()
    await reload()
    return null
  })

  return (
    <section className="grid max-w-160 gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="wrap-anywhere min-w-0">
          <bdi>{request.subject}</bdi>
        </h2>
        <Badge tone={request.status === 'answered' ? 'brand' : 'neutral'}>
          {t('status', { status: request.status })}
        </Badge>
      </header>
      {email === null ? null : <p className="wrap-anywhere text-muted">{t('inbox.from', { email })}</p>}
      <MessageLog messages={messages} seen={seen} own={own} isTyping={isTyping} />
      <form ref={area} onSubmit={form.onSubmit} className="grid gap-3">
        <FormError text={form.error} />
        <TextareaField label={writeLabel} name="text" maxLength={5000} required onInput={tellTyping} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isBusy}>
            {t('chat.send')}
          </Button>
          {actions?.({ email, reload: () => void reload() })}
        </div>
      </form>
    </section>
  )
}
