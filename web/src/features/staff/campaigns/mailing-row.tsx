import { type Mailing, mailingsMessages } from '@tripwright/domain/staff/campaigns'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { MailingActions } from './mailing-actions.tsx'

type MailingRowProps = { mailing: Mailing; onOpen: () => void; onChanged: () => void }

/** One mailing in the list: its state, its figures, and its current actions. */
export function MailingRow({ mailing, onOpen, onChanged }: MailingRowProps) {
  const t = useText(mailingsMessages)
  const { subject } = mailing
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-hairline border-t py-4">
      <div className="grid min-w-0 flex-1 basis-80 gap-2">
        <h3 dir="auto" className="wrap-anywhere font-display font-semibold text-lg">
          {subject}
        </h3>
        <MailingFigures mailing={mailing} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" aria-label={t('open.name', { subject })} onClick={onOpen}>
          {t('open')}
        </Button>
        <MailingActions mailing={mailing} onChanged={onChanged} />
      </div>
    </li>
  )
}

const TONES = {
  draft: 'neutral',
  scheduled: 'brand',
  sending: 'brand',
  paused: 'signal',
  done: 'neutral',
  cancelled: 'neutral',
} as const

/** State, times and figures. */
export function MailingFigures({ mailing }: { mailing: Mailing }) {
  const t = useText(mailingsMessages)
  const format = useFormats()
  const { state, changedAt, startsAt, finishedAt, counts } = mailing
  const left = state === 'cancelled' ? 'never' : 'waiting'
  const figures = [
    ['all', counts.all],
    ['sent', counts.sent],
    [left, counts.waiting],
    ['failed', counts.failed],
    ['left', counts.left],
    ['unsure', counts.unsure],
    ['unsubscribed', counts.unsubscribed],
  ] as const
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <span className="coordinate">
          {finishedAt !== null
            ? t('finished-at', { at: new Date(finishedAt) })
            : state === 'scheduled' && startsAt !== null
              ? t('starts-at', { at: new Date(startsAt) })
              : t('changed-at', { at: new Date(changedAt) })}
        </span>
      </p>
      {counts.all === 0 ? null : (
        <dl className="tabular flex flex-wrap gap-x-5 gap-y-1">
          {figures
            .filter(([name, count]) => name === 'all' || name === 'sent' || count > 0)
            .map(([name, count]) => (
              <div key={name} className="flex gap-2">
                <dt className="text-muted">{t(`count.${name}`)}</dt>
                <dd className="font-semibold">{format.number(count)}</dd>
              </div>
            ))}
        </dl>
      )}
      {counts.unsure > 0 ? <p className="max-w-prose text-muted text-sm">{t('unsure.hint')}</p> : null}
    </>
  )
}
