import type { Output } from '@tripwright/domain/base/contract'
import { type readRequest, supportMessages } from '@tripwright/domain/support/conversations'
import { clsx } from 'clsx'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SentFile } from './attach-files.tsx'
import type { ConversationKey } from './conversation-stream.state.ts'

type MessageLogProps = Pick<Output<typeof readRequest>, 'messages' | 'seen'> & {
  conversationKey: ConversationKey
  /** The reader's side. */
  own: 'person' | 'staff'
  /** Whether the other side is writing now. */
  isTyping: boolean
  /** Own messages that wait for the network. */
  waiting: readonly { id: string; text: string }[]
  /** Fetches messages before these; null where none are. */
  showEarlier: (() => void) | null
}

const NAMES = { staff: 'chat.us', person: 'chat.person', assistant: 'chat.assistant' } as const

/** The messages, the oldest first; below the last own one that the other side has read it says so. */
export function MessageLog({
  conversationKey,
  messages,
  seen,
  own,
  isTyping,
  waiting,
  showEarlier,
}: MessageLogProps) {
  const t = useText(supportMessages)
  const readUpTo = Number(seen[own === 'staff' ? 'person' : 'staff'] ?? 0)
  const lastRead = messages.findLast(({ id, author }) => author === own && Number(id) <= readUpTo)?.id
  return (
    <>
      {showEarlier === null ? null : (
        <Button variant="outline" size="sm" className="justify-self-center" onClick={showEarlier}>
          {t('chat.earlier')}
        </Button>
      )}
      <div role="log" aria-label={t('chat.log')}>
        <ol className="grid gap-3">
          {messages.map(({ id, author, text, at, attachments = [] }) => {
            const isMine = author === own
            return (
              <li
                key={id}
                className={clsx(
                  'grid w-fit max-w-[90%] gap-1 border p-3',
                  isMine ? 'justify-self-end border-brand bg-wash' : 'border-rule bg-sheet',
                  author === 'assistant' && 'border-dashed',
                )}
              >
                <p className="coordinate flex flex-wrap gap-x-3">
                  <span>{t(isMine ? 'chat.you' : NAMES[author])}</span>
                  <time dateTime={at}>{t('updated', { at: new Date(at) })}</time>
                  {id === lastRead ? <span>{t('chat.seen')}</span> : null}
                </p>
                {text === '' ? null : (
                  <p
                    dir="auto"
                    lang={author === 'assistant' ? 'en' : undefined}
                    className="wrap-anywhere whitespace-pre-wrap"
                  >
                    {text}
                  </p>
                )}
                {attachments.map((file) => (
                  <SentFile key={file.id} conversationKey={conversationKey} file={file} />
                ))}
              </li>
            )
          })}
          {waiting.map(({ id, text }) => (
            <li
              key={id}
              className="grid w-fit max-w-[90%] gap-1 justify-self-end border border-brand border-dashed p-3"
            >
              <p className="coordinate flex flex-wrap gap-x-3">
                <span>{t('chat.you')}</span>
                <span>{t('chat.waits')}</span>
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p role="status" className="min-h-6 text-muted text-sm">
        {isTyping ? t(own === 'staff' ? 'chat.typing.person' : 'chat.typing.staff') : null}
      </p>
    </>
  )
}
