import { listRequests, supportMessages } from '@tripwright/domain/support/conversations'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCachedCall } from '#platform/use-cached-call.ts'
import { fieldText } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { TextField } from '#ui/text-field.tsx'
import { conversationPath } from './conversation-path.state.ts'
import { type OpenedRequest, RequestForm } from './request-form.tsx'
import { RequestRow } from './request-row.tsx'

/** A form for a support request, and the user's own requests. */
export function SupportCenterPage() {
  const t = useText(supportMessages)
  const session = useSession()
  const [sent, setSent] = useState<OpenedRequest | null>(null)

  return (
    <PageFrame heading={t('center.heading')} lead={t('center.lead')}>
      {sent === null ? (
        <section className="grid gap-4">
          <h2>{t('form.title')}</h2>
          <RequestForm
            emailHint={t('form.email.hint')}
            textLabel={t('form.text')}
            textHint={t('form.text.hint')}
            submit={t('form.send')}
            subjectOf={(fields) => fieldText(fields, 'subject')}
            subject={<TextField label={t('form.subject')} name="subject" maxLength={200} required />}
            onSent={setSent}
          />
        </section>
      ) : (
        <Sent sent={sent} onAnother={() => setSent(null)} />
      )}
      <p>
        <Link href="/help-center" className="inline-flex min-h-11 items-center underline">
          {t('center.help')}
        </Link>
      </p>
      {session.state === 'signed-in' ? <OwnRequests key={sent?.id ?? ''} /> : null}
    </PageFrame>
  )
}

function Sent({ sent, onAnother }: { sent: OpenedRequest; onAnother: () => void }) {
  const t = useText(supportMessages)
  const session = useSession()
  return (
    <section role="status" className="neatline grid justify-items-start gap-4 p-6">
      <h2>{t('sent.title')}</h2>
      <p className="wrap-anywhere">{t('sent.text', { email: sent.email })}</p>
      <div className="flex flex-wrap gap-3">
        <Link
          href={conversationPath(sent.id, session.state === 'signed-in' ? undefined : sent.key)}
          className={buttonClass()}
        >
          {t('sent.open')}
        </Link>
        <Button variant="ghost" onClick={onAnother}>
          {t('sent.another')}
        </Button>
      </div>
    </section>
  )
}

function OwnRequests() {
  const t = useText(supportMessages)
  const { called, reload } = useCachedCall(listRequests, undefined, 'support-requests')
  return (
    <section className="grid gap-3">
      <h2>{t('own.title')}</h2>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ requests }) =>
          requests.length === 0 ? (
            <p className="text-muted">{t('own.none')}</p>
          ) : (
            <ul className="border-hairline border-b">
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} href={conversationPath(request.id)} />
              ))}
            </ul>
          )
        }
      </Awaited>
    </section>
  )
}
