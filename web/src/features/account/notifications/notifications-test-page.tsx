import { notificationsMessages, testNotification } from '@tripwright/domain/account/notifications'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'

/** Makes a notification for the signed-in user; off in production (decisions.md, "Routes"). */
export function NotificationTestPage() {
  const t = useText(notificationsMessages)
  const session = useSession()
  const email = session.state === 'signed-in' ? session.user.email : ''
  const [result, setResult] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    setIsBusy(true)
    const response = await call(testNotification, undefined)
    setIsBusy(false)
    setResult(
      response.ok
        ? t('test.done', { unread: response.value.unread })
        : response.code === 'not-found'
          ? t('off')
          : response.message,
    )
  }

  return (
    <PageFrame heading={t('test.heading')} lead={t('test.lead', { email })}>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void send()}>
          {t('test.send')}
        </Button>
        <Link href="/notifications" className={buttonClass({ variant: 'outline' })}>
          {t('test.look')}
        </Link>
      </div>
      <p role="status" className="min-h-lh">
        {result}
      </p>
    </PageFrame>
  )
}
