import type { NextAction } from '@tripwright/domain/trip/dashboard'
import { clsx } from 'clsx'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'wouter'
import { useFormats } from '#platform/text/use-formats.ts'

type NextLineProps = { action: NextAction; words: { title: string; why: string; when: string } }

/** A date this many days away or more is shown with its year. */
const A_YEAR_MS = 330 * 24 * 60 * 60 * 1000

const TONES = {
  overdue: 'bg-signal-wash text-signal',
  soon: 'bg-wash text-brand-strong',
  later: 'text-muted',
}

/** One action in the style of a calendar page, with date and reason; it links to its page. */
export function NextLine({ action: { due, urgency, path }, words: { title, why, when } }: NextLineProps) {
  return (
    <li className="h-24 border-hairline border-t first:border-ink md:h-16">
      <Link
        href={path}
        className="grid h-full grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3 no-underline hover:bg-wash"
      >
        <Leaf due={due} tone={TONES[urgency]} />
        <span className="grid gap-0.5">
          <strong className="line-clamp-2 leading-tight md:line-clamp-1">{title}</strong>
          <span className="line-clamp-2 text-muted text-sm leading-snug md:line-clamp-1">
            <span className={urgency === 'overdue' ? 'font-semibold text-signal' : 'text-ink'}>{when}</span>
            {' · '}
            {why}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  )
}

function Leaf({ due, tone }: { due: string | null; tone: string }) {
  const formats = useFormats()
  const className = clsx('grid h-full content-center gap-1 text-center', tone)
  // A line without a date says so in words.
  if (due === null) return <span className={className} aria-hidden="true" />
  const date = new Date(due)
  const isFar = date.getTime() - Date.now() > A_YEAR_MS
  const part = (options: Intl.DateTimeFormatOptions) => formats.date(date, { ...options, timeZone: 'UTC' })
  return (
    <time dateTime={due} className={className}>
      <span className="tabular font-display font-semibold text-xl leading-none">
        {part({ day: 'numeric' })}
      </span>{' '}
      <span className="text-xs leading-none">
        {part({ month: 'short', ...(isFar && { year: 'numeric' }) })}
      </span>
    </time>
  )
}
