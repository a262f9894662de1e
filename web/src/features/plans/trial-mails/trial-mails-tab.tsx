import type { Output } from '@tripwright/domain/base/contract'
import {
  readTrialSeries,
  type TrialMailKind,
  testTrialMail,
  trialSeriesMessages,
} from '@tripwright/domain/plans/trial-mails'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { TrialMailPreview } from './trial-mail-preview.tsx'

type Series = Output<typeof readTrialSeries>
const OUTCOMES = ['sent', 'waiting', 'failed', 'refused', 'unwanted'] as const

/** Trial mails: sent, upcoming, and a preview of each. */
export function TrialMailsTab() {
  const t = useText(trialSeriesMessages)
  const { called, reload } = useCall(readTrialSeries, undefined)
  const [previewed, setPreviewed] = useState<TrialMailKind | null>(null)
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ asOf, mails, coming }) => (
          <>
            <section className="grid gap-3">
              <h2>{t('mails')}</h2>
              <ol>
                {mails.map((mail) => (
                  <MailRow key={mail.kind} mail={mail} onLook={() => setPreviewed(mail.kind)} />
                ))}
              </ol>
            </section>
            <UpcomingMails coming={coming} />
            <p className="flex flex-wrap items-center gap-4">
              <span className="coordinate">{t('as-of', { at: new Date(asOf) })}</span>
              <Button variant="outline" size="sm" onClick={() => void reload()}>
                {t('again')}
              </Button>
            </p>
          </>
        )}
      </Awaited>
      {previewed === null ? null : <TrialMailPreview kind={previewed} onClose={() => setPreviewed(null)} />}
    </div>
  )
}

function MailRow({ mail, onLook }: { mail: Series['mails'][number]; onLook: () => void }) {
  const t = useText(trialSeriesMessages)
  const format = useFormats()
  const [isBusy, setIsBusy] = useState(false)
  const { kind, lastSentAt } = mail
  const name = t(`kind.${kind}`)

  async function test() {
    setIsBusy(true)
    const response = await call(testTrialMail, { kind })
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('tested', { email: response.value.to }), { kind: 'success' })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-4">
      <div className="grid min-w-0 flex-1 basis-80 gap-1">
        <h3 className="font-display font-semibold text-lg">{name}</h3>
        <dl className="tabular flex flex-wrap gap-x-5 gap-y-1">
          {OUTCOMES.filter((outcome) => outcome === 'sent' || mail[outcome] > 0).map((outcome) => (
            <div key={outcome} className="flex gap-2">
              <dt className="text-muted">{t(outcome)}</dt>
              <dd className="font-semibold">{format.number(mail[outcome])}</dd>
            </div>
          ))}
        </dl>
        <p className="coordinate">
          {lastSentAt === null ? t('never-sent') : t('last-sent', { at: new Date(lastSentAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" aria-label={t('look.name', { kind: name })} onClick={onLook}>
          {t('look')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          busy={isBusy}
          aria-label={t('test.name', { kind: name })}
          onClick={() => void test()}
        >
          {t('test')}
        </Button>
      </div>
    </li>
  )
}

function UpcomingMails({ coming }: Pick<Series, 'coming'>) {
  const t = useText(trialSeriesMessages)
  return (
    <section className="grid gap-3">
      <h2>{t('coming')}</h2>
      {coming.length === 0 ? (
        <p className="max-w-prose text-muted">{t('coming.none')}</p>
      ) : (
        <ol>
          {coming.map(({ kind, email, at }) => (
            <li
              key={`${kind} ${email}`}
              className="flex flex-wrap gap-x-6 gap-y-1 border-hairline border-t py-3"
            >
              <time dateTime={at} className="coordinate w-52 py-1">
                {t('coming.at', { at: new Date(at) })}
              </time>
              <strong>{t(`kind.${kind}`)}</strong>
              <bdi className="wrap-anywhere">{email}</bdi>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
