import { addDays, daysBetween, type IsoDate } from '@tripwright/domain/base/dates'
import {
  daysLeft,
  daysUsed,
  earliestEntry,
  findOverstay,
  hasFreeMovement,
  isSchengen,
  latestExit,
  type SchengenStay,
  schengenMessages,
  WINDOW_DAYS,
} from '@tripwright/domain/documents/entry-rules'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { StayList } from './stay-list.tsx'
import { type TravelDocumentsProps, tripOf, useDay } from './travel-documents.state.ts'

/** Days left, last permitted day, and the 180 days as a calendar; collapsed where it does not apply. */
export function SchengenSection({ papers, change }: TravelDocumentsProps) {
  const t = useText(schengenMessages)
  const formats = useFormats()
  // The document was prerendered on another day.
  const isHydrated = useIsHydrated()
  const { passports, stays, destination } = papers
  // Only days in the Schengen area count.
  const isElsewhere = destination !== '' && !isSchengen(destination)
  const props = { papers: isElsewhere ? { ...papers, entry: '', exit: '' } : papers, change }
  const free = passports.filter(hasFreeMovement)
  const isAside = isElsewhere || free.length > 0
  const [picked, setPicked] = useState<boolean | null>(null)
  const isOpen = !isAside || (picked ?? stays.length > 0)
  return (
    <section className="grid gap-4" aria-labelledby="schengen">
      <header className="grid gap-1">
        <h2 id="schengen">{t('schengen.title')}</h2>
        <p className="max-w-prose text-muted">{t('schengen.text')}</p>
        {free.length === 0 ? null : (
          <p className="max-w-prose font-semibold">
            {t('schengen.free', { countries: formats.list(free.map((code) => formats.country(code))) })}
          </p>
        )}
      </header>
      {/* Always the same element, so that a changed trip or a first stay keeps form input and focus. */}
      <details
        open={isOpen}
        // Only a difference means that the user toggled it: the first render fires the event too.
        onToggle={({ currentTarget: { open } }) => open !== isOpen && setPicked(open)}
        className={clsx('group', isAside && 'border-hairline border-y')}
      >
        <summary
          hidden={!isAside}
          className="flex min-h-11 items-center justify-between gap-3 font-display font-semibold"
        >
          {t('schengen.count')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <div className={clsx('grid gap-4', isAside && 'py-3')}>
          {isHydrated ? <SchengenAnswer {...props} /> : <div className="skeleton min-h-96" />}
          <StayList {...props} />
        </div>
      </details>
    </section>
  )
}

function SchengenAnswer({ papers }: TravelDocumentsProps) {
  const t = useText(schengenMessages)
  const day = useDay()
  const on = papers.entry || today()
  const used = daysUsed(papers.stays, on)
  const overstay = findOverstay(papers.stays)
  const latest = latestExit(papers.stays, on)
  return (
    <>
      <output className="grid gap-1 border-ink border-y py-4">
        <span className="tabular font-bold font-display text-3xl">
          {latest === null ? t('schengen.none') : t('schengen.stay', { days: daysBetween(on, latest) + 1 })}
        </span>
        {latest === null ? null : <span>{t('schengen.latest', { entry: day(on), exit: day(latest) })}</span>}
        <span className="tabular">
          {t('schengen.used', { date: day(on), used, left: daysLeft(papers.stays, on) })}
        </span>
        <NextEntry papers={papers} on={on} latest={latest} />
      </output>
      {overstay ? (
        <p className="flex gap-2 border-signal border-s-4 bg-signal-wash p-3">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 text-signal" />
          <span>{t('schengen.overstay', { date: day(overstay) })}</span>
        </p>
      ) : null}
      <DayGrid stays={papers.stays} trip={tripOf(papers)} on={tripOf(papers)?.exit ?? on} />
    </>
  )
}

type NextEntryProps = Pick<TravelDocumentsProps, 'papers'> & { on: IsoDate; latest: IsoDate | null }

function NextEntry({ papers, on, latest }: NextEntryProps) {
  const t = useText(schengenMessages)
  const day = useDay()
  const trip = tripOf(papers)
  const length = trip ? daysBetween(trip.entry, trip.exit) + 1 : 0
  const over = trip && latest ? Math.max(0, daysBetween(latest, trip.exit)) : length
  const whole = over > 0 ? earliestEntry(papers.stays, length, addDays(on, 1)) : null
  const again = latest === null ? earliestEntry(papers.stays, 1, on) : null
  return (
    <>
      {again ? <span>{t('schengen.again', { date: day(again) })}</span> : null}
      {trip ? (
        <span className={over > 0 ? 'font-semibold text-signal' : 'font-semibold text-brand'}>
          {over > 0 ? t('schengen.too-long', { days: length, over }) : t('schengen.fits', { days: length })}
        </span>
      ) : null}
      {whole ? <span>{t('schengen.whole', { date: day(whole) })}</span> : null}
    </>
  )
}

type DayGridProps = { stays: readonly SchengenStay[]; trip: SchengenStay | null; on: IsoDate }
type Kind = 'there' | 'counted' | 'trip'
const FILL_CLASSES = { there: 'fill-brand', counted: 'fill-well', trip: 'fill-coral' } as const
const CELL = 10

/** The 180 days that count on a date, one row per month and one square per day. */
function DayGrid({ stays, trip, on }: DayGridProps) {
  const t = useText(schengenMessages)
  const formats = useFormats()
  const day = useDay()
  const days = Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(on, index + 1 - WINDOW_DAYS))
  const months = [...new Set(days.map((date) => date.slice(0, 7)))]
  const isIn = (date: IsoDate, { entry, exit }: SchengenStay) => entry <= date && date <= exit
  const kindOf = (date: IsoDate): Kind => {
    if (trip && isIn(date, trip)) return 'trip'
    return stays.some((stay) => isIn(date, stay)) ? 'there' : 'counted'
  }
  const used = daysUsed(trip ? [...stays, trip] : stays, on)

  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={t('strip.label', { date: day(on), used })} className="grid gap-1">
        {months.map((month) => (
          <div key={month} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2">
            <span className="coordinate">
              {formats.date(new Date(`${month}-01`), { month: 'short', year: 'numeric', timeZone: 'UTC' })}
            </span>
            <svg
              viewBox={`0 0 ${31 * CELL} ${CELL}`}
              className="w-full max-w-2xl rtl:-scale-x-100"
              aria-hidden="true"
            >
              {days
                .filter((date) => date.startsWith(month))
                .map((date) => (
                  <rect
                    key={date}
                    x={(Number(date.slice(8)) - 1) * CELL}
                    width={CELL - 1.5}
                    height={CELL - 1.5}
                    className={`${FILL_CLASSES[kindOf(date)]} stroke-rule`}
                    strokeWidth={0.5}
                  />
                ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {(['there', 'trip', 'counted'] as const).map((kind) => (
          <span key={kind} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-3" aria-hidden="true">
              <rect width="10" height="10" className={`${FILL_CLASSES[kind]} stroke-rule`} />
            </svg>
            {t(`strip.${kind}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
