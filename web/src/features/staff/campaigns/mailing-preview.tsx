import { encodeCall } from '@tripwright/domain/base/contract'
import {
  mailingsMessages,
  previewMailing,
  readMailing,
  testMailing,
} from '@tripwright/domain/staff/campaigns'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { serverAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { DocumentFrame } from '#ui/document-frame.tsx'
import { toast } from '#ui/toast.ts'

type MailingLookProps = { id: string; version: number }

/** A mailing as its reader gets it, as HTML and as text, with a button to receive a test mail. */
export function MailingPreview({ id, version }: MailingLookProps) {
  const t = useText(mailingsMessages)
  const [isBusy, setIsBusy] = useState(false)
  const [isRead, setIsRead] = useState(false)

  async function test() {
    setIsBusy(true)
    const response = await call(testMailing, { id })
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('tested', { email: response.value.to }), { kind: 'success' })
  }
  return (
    <section className="grid gap-3">
      <h2>{t('look')}</h2>
      <DocumentFrame
        key={version}
        src={serverAddress(encodeCall(previewMailing, { id }).path)}
        title={t('page.title')}
      />
      <details onToggle={({ currentTarget }) => setIsRead(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('text')}</summary>
        {isRead ? <PlainText key={version} id={id} /> : null}
      </details>
      <Button variant="outline" className="justify-self-start" busy={isBusy} onClick={() => void test()}>
        {t('test')}
      </Button>
    </section>
  )
}

function PlainText({ id }: { id: string }) {
  const t = useText(mailingsMessages)
  const { called, reload } = useCall(readMailing, { id })
  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ sample }) => (
        <pre dir="auto" className="wrap-anywhere whitespace-pre-wrap border border-rule bg-well p-3 text-sm">
          {sample.text}
        </pre>
      )}
    </Awaited>
  )
}
