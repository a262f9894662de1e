import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { supportMessages } from '@tripwright/domain/support/conversations'
import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { OfficeNote } from '#features/support/duty/index.ts'
import { useSession } from '#platform/session.ts'
import { removeStored, useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { Conversation } from './conversation.tsx'
import { RequestForm } from './request-form.tsx'

const SUBJECT_LENGTH = 60

/** One conversation with support. A guest's is stored while the tab is open; the link in its mail opens it at any time. */
export function ChatPage() {
  const t = useText(supportMessages)
  const [parameters] = useSearchParams()
  const [path, navigate] = useLocation()
  const session = useSession()
  const stored = useStored('support-chat')
  const requested = parameters.get('request')
  const key = parameters.get('key')

  useEffect(() => {
    if (requested === null) return
    // Removed from the address, which is stored, shown and shared: the key opens the conversation.
    writeStored('support-chat', { id: requested, key: key ?? '' })
    navigate(path, { replace: true })
  }, [requested, key, navigate, path])

  return (
    <PageFrame heading={t('chat.heading')} lead={t('chat.lead')}>
      <OfficeNote />
      {session.state === 'loading' ? null : stored === null ? (
        <RequestForm
          emailHint={t('chat.email.hint')}
          textLabel={t('chat.first')}
          submit={t('chat.start')}
          subjectOf={(fields) => t('chat.subject', { text: shortened(fieldText(fields, 'text')) })}
          onSent={({ id, key }) => writeStored('support-chat', { id, key })}
        />
      ) : (
        <>
          <Conversation
            key={stored.id}
            id={stored.id}
            requestKey={stored.key === '' ? undefined : stored.key}
            writeLabel={t('chat.write')}
          />
          <Button
            variant="link"
            className="justify-self-start px-0!"
            onClick={() => removeStored('support-chat')}
          >
            {t('chat.new')}
          </Button>
        </>
      )}
      <p>
        <Link href="/help-center" className="inline-flex min-h-11 items-center underline">
          {t('center.help')}
        </Link>
      </p>
    </PageFrame>
  )
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > SUBJECT_LENGTH ? `${truncateText(line, SUBJECT_LENGTH - 1)}…` : line
}
