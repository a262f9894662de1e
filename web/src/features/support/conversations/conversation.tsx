import { readRequest, sendMessage, supportMessages } from '@tripwright/domain/support/conversations'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '#platform/call.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

/** Polling interval of an open conversation: a guest has no event stream. */
const POLL_MS = 10_000

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
export function Conversation({
  id,
  requestKey,
  writeLabel,
  isStaff = false,
  changes = 0,
  actions,
}: ConversationProps) {
  const t = useText(supportMessages)
  const conversationKey = { id, ...(requestKey !== undefined && { key: requestKey }) }
  const { called, reload } = useCall(readRequest, conversationKey)
  const area = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const stop = onLiveEvent('support', () => void reload())
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload()
    }, POLL_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [reload])

  useEffect(() => {
    if (changes > 0) void reload()
  }, [changes, reload])

  const form = useForm(async (fields) => {
    const response = await call(sendMessage, { ...conversationKey, text: fieldText(fields, 'text') })
    if (!response.ok) return response.message
    area.current?.reset()
    await reload()
    return null
  })

  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ request, email, messages }) => (
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
          <div role="log" aria-label={t('chat.log')}>
            <ol className="grid gap-3">
              {messages.map(({ id: messageId, author, text, at }) => {
                const isMine = (author === 'staff') === isStaff
                return (
                  <li
                    key={messageId}
                    className={clsx(
                      'grid w-fit max-w-[90%] gap-1 border p-3',
                      isMine ? 'justify-self-end border-brand bg-wash' : 'border-rule bg-sheet',
                    )}
                  >
                    <p className="coordinate flex flex-wrap gap-x-3">
                      <span>{t(isMine ? 'chat.you' : author === 'staff' ? 'chat.us' : 'chat.person')}</span>
                      <time dateTime={at}>{t('updated', { at: new Date(at) })}</time>
                    </p>
                    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                      {text}
                    </p>
                  </li>
                )
              })}
            </ol>
          </div>
          <form ref={area} onSubmit={form.onSubmit} className="grid gap-3">
            <FormError text={form.error} />
            <TextareaField label={writeLabel} name="text" maxLength={5000} required />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={form.isBusy}>
                {t('chat.send')}
              </Button>
              {actions?.({ email, reload: () => void reload() })}
            </div>
          </form>
        </section>
      )}
    </Awaited>
  )
}
