import { dutyMessages, readOffice } from '@tripwright/domain/support/duty'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'

const REFRESH_MS = 60_000

/** Whether somebody of support is here, until when they reply, and the office hours in the reader's zone. */
export function OfficeNote() {
  const t = useText(dutyMessages)
  const { called, reload } = useCall(readOffice, undefined)
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    const timer = setInterval(refresh, REFRESH_MS)
    addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', refresh)
    }
  }, [reload])
  const office = called.status === 'ready' ? called.value : null
  // Its room is held while it is read; without a connection nothing is claimed.
  if (!office) return <div className="min-h-6" />
  const { isHere, isOpen, hours, open, replyBy } = office
  return (
    <div className="grid min-h-6 gap-1">
      <p role="status" className="flex flex-wrap items-baseline gap-x-2">
        <span className={isHere ? 'font-semibold text-brand' : 'font-semibold'}>
          {t(isHere ? 'office.here' : hours === null || isOpen ? 'office.away' : 'office.closed')}
        </span>
        {isHere ? null : (
          <span className="text-muted">
            {replyBy === null ? t('office.mail') : t('office.by', { at: new Date(replyBy) })}
          </span>
        )}
      </p>
      {open.length === 0 ? null : (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-muted underline">
            {t('office.hours')}
            <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
          </summary>
          <ul className="grid gap-1 pb-2">
            {open.map(({ from, to }) => (
              <li key={from} className="flex flex-wrap gap-x-3">
                <span className="min-w-48">{t('office.day', { from: new Date(from) })}</span>
                <bdi className="tabular">{t('office.times', { from: new Date(from), to: new Date(to) })}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
