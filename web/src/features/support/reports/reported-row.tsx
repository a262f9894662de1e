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
