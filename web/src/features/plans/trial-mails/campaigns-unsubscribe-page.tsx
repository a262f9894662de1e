import { stopTrialMails, trialMailsMessages } from '@tripwright/domain/plans/trial-mails'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'

/** The unsubscribe page of a mail. It requires a click, because link scanners must not unsubscribe anybody. */
export function UnsubscribePage() {
  const t = useText(trialMailsMessages)
  const token = new URLSearchParams(useSearch()).get('mail_token') ?? ''
  const kind = (['reminders', 'alerts', 'digest', 'news'] as const).find((one) => token.startsWith(`${one}~`))
  const done = t(kind ? `page.done.${kind}` : 'page.done')
  const [message, setMessage] = useState<string | null>(null)
  const dead = t('page.dead')
  const [isBusy, setIsBusy] = useState(false)

  async function stop() {
    setIsBusy(true)
    const response = await call(stopTrialMails, { token })
    setIsBusy(false)
    setMessage(response.ok ? done : response.code === 'not-found' ? dead : response.message)
  }
  return (
    <PageFrame heading={t(kind ? `heading.${kind}` : 'heading')}>
      <div className="grid max-w-prose justify-items-start gap-4">
        <p role="status" className="min-h-[2lh] text-lg">
          {message ?? t('page.text')}
        </p>
        {message === dead ? (
          <Link href="/settings" className={buttonClass({})}>
            {t('page.settings')}
          </Link>
        ) : (
          <Button busy={isBusy} disabled={message === done} onClick={() => void stop()}>
            {t('page.stop')}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}
