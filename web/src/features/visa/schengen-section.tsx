import { addDays, daysBetween, type IsoDate } from '@tripwright/domain/base/dates'
import {
  daysLeft,
  daysMessages,
  daysUsed,
  earliestEntry,
  findOverstay,
  latestExit,
} from '@tripwright/domain/visa'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { today } from '#features/links/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useText } from '#platform/text/use-text.ts'
import { DayStrip } from './day-strip.tsx'
import { type PapersProps, tripOf, useDay } from './papers.state.ts'
import { StayList } from './stay-list.tsx'

/** How many days are left, until when one may stay, and the 180 days as a calendar. */
export function SchengenSection(props: PapersProps) {
  const t = useText(daysMessages)
  // The document was made on another day.
  const isHydrated = useIsHydrated()
  return (
    <section className="grid gap-4" aria-labelledby="schengen">
      <header className="grid gap-1">
        <h2 id="schengen">{t('schengen.title')}</h2>
        <p className="max-w-prose text-muted">{t('schengen.text')}</p>
      </header>
      {isHydrated ? <Answer {...props} /> : <div className="skeleton min-h-96" />}
      <StayList {...props} />
    </section>
  )
}

function Answer({ papers }: PapersProps) {
  const t = useText(daysMessages)
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
        <Ahead papers={papers} on={on} latest={latest} />
      </output>
      {overstay ? (
        <p className="flex gap-2 border-signal border-s-4 bg-signal-wash p-3">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 text-signal" />
          <span>{t('schengen.overstay', { date: day(overstay) })}</span>
        </p>
      ) : null}
      <DayStrip stays={papers.stays} trip={tripOf(papers)} on={tripOf(papers)?.exit ?? on} />
    </>
  )
}

type AheadProps = Pick<PapersProps, 'papers'> & { on: IsoDate; latest: IsoDate | null }

function Ahead({ papers, on, latest }: AheadProps) {
  const t = useText(daysMessages)
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
