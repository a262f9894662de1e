import {
  decisionsIn,
  type ReportDecision,
  type ReportedContent,
  reportDeskMessages,
  reportMessages,
  TAKEDOWN_REASON,
} from '@tripwright/domain/support/reports'
import { useState } from 'react'
import { Link } from 'wouter'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { ScrollRegion } from '#ui/scroll-region.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

type ReportedRowProps = {
  item: ReportedContent
  onDecide: (item: ReportedContent, decision: ReportDecision, reason?: string) => Promise<string | null>
}

/** Reported content: what everybody sees of it, who reported it and why, and what staff may decide. */
export function ReportedRow({ item, onDecide }: ReportedRowProps) {
  const t = useText(reportDeskMessages)
  const [isTakingDown, setIsTakingDown] = useState(false)
  const { lines, state, reason, decidedAt } = item
  const decisions = decisionsIn(state).filter((one) => lines !== null || one === 'keep')
  return (
    <li className="grid gap-4 border-hairline border-t py-5">
      <Heading item={item} />
      {lines === null ? <p>{t('gone')}</p> : <Lines lines={lines} />}
      {reason === null ? null : (
        <p dir="auto" className="wrap-anywhere max-w-prose border-signal border-s-4 ps-3 text-sm">
          {t('reason', { reason })}
        </p>
      )}
      {decidedAt === null ? null : <p className="coordinate">{t('decided', { at: new Date(decidedAt) })}</p>}
      <Reports item={item} />
      {isTakingDown ? (
        <TakedownForm
          onTakeDown={(why) => onDecide(item, 'take-down', why)}
          onCancel={() => setIsTakingDown(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant={decision === 'take-down' ? 'outline' : 'default'}
              onClick={() =>
                decision === 'take-down' ? setIsTakingDown(true) : void onDecide(item, decision)
              }
            >
              {t(decision)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

function Heading({ item: { kind, owner, ownerId, reportedAt } }: { item: ReportedContent }) {
  const t = useText(reportDeskMessages)
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(reportedAt)) / DAY_MS))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="text-lg">{t(`kind.${kind}`)}</h2>
      <time dateTime={reportedAt} className="coordinate">
        {t('since', { at: new Date(reportedAt) })}, {t('age', { days })}
      </time>
      <Link
        href={`/admin?tab=users&account=${encodeURIComponent(ownerId)}`}
        className="wrap-anywhere inline-flex min-h-11 items-center underline"
      >
        {t('owner', { email: owner })}
      </Link>
    </div>
  )
}

/** The text that everybody sees; long ones scroll in their frame. Each line has the direction of its own letters. */
function Lines({ lines: [first = '', ...others] }: { lines: string[] }) {
  const t = useText(reportDeskMessages)
  return (
    <ScrollRegion
      label={t('content')}
      className="grid max-h-72 max-w-prose gap-2 overflow-y-auto border border-hairline p-3"
    >
      <p dir="auto" className="wrap-anywhere font-semibold">
        {first}
      </p>
      {others.length > 0 ? (
        <p className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">{others.join('\n')}</p>
      ) : null}
    </ScrollRegion>
  )
}

function Reports({ item: { reports, count } }: { item: ReportedContent }) {
  const t = useText(reportDeskMessages)
  const tReport = useText(reportMessages)
  const formats = useFormats()
  return (
    <div className="grid gap-2">
      <h3>{t('reports', { count })}</h3>
      <ul className="grid max-w-prose gap-2">
        {reports.map(({ reason, text, by, byCount, at }) => (
          <li key={`${at} ${by} ${text}`} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <Badge>{tReport(`reason.${reason}`)}</Badge>
              <span className="wrap-anywhere">
                {by === null ? t('report.guest') : t('report.by', { email: by, count: byCount })}
              </span>
              <time dateTime={at} className="coordinate">
                {formats.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </p>
            {text === '' ? null : (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
      {count > reports.length ? (
        <p className="text-muted text-sm">{t('report.more', { count: reports.length })}</p>
      ) : null}
    </div>
  )
}

type TakedownFormProps = { onTakeDown: (reason: string) => Promise<string | null>; onCancel: () => void }

/** A takedown requires a reason. */
function TakedownForm({ onTakeDown, onCancel }: TakedownFormProps) {
  const t = useText(reportDeskMessages)
  const form = useForm((fields) => onTakeDown(fieldText(fields, 'reason').trim()))
  const { least, most } = TAKEDOWN_REASON
  return (
    <form onSubmit={form.onSubmit} className="grid max-w-prose gap-3">
      <FormError text={form.error} />
      <TextareaField
        label={t('reason.label')}
        hint={t('reason.hint', { least, most })}
        name="reason"
        minLength={least}
        maxLength={most}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={form.isBusy}>
          {t('take-down.confirm')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
