import { parseClock } from '@tripwright/domain/base/dates'
import { type PointOfInterest, placesMessages } from '@tripwright/domain/destination/places'
import { itineraryPageMessages, type Reason } from '@tripwright/domain/trip/itinerary'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CloudRain from 'lucide-react/icons/cloud-rain'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { useClock } from './time-text.state.ts'

type VisitReasonsProps = {
  name: string
  reasons: readonly Reason[]
  place: PointOfInterest | null
  /** An alternative for rain, and its button. */
  rain: PointOfInterest | null
  onRain: (() => void) | null
}

/**
 * Reasons for this stop at this time: the strongest ones are visible; expanded, the facts of the guide with their certainty.
 */
export function VisitReasons({ name, reasons, place, rain, onRain }: VisitReasonsProps) {
  const t = useText(placesMessages)
  const say = useReasonText()
  if (reasons.length === 0 && !place) return null
  const [first, second, ...rest] = reasons.map(say)
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 items-center justify-between gap-2 pointer-fine:min-h-8">
        <span>
          {[first, second].filter(Boolean).join(' ') || t('why')}
          <span className="sr-only"> {t('more', { name })}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-brand transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-1 mb-2 grid gap-2 border-rule border-s-2 ps-3">
        {rest.length > 0 ? <p>{rest.join(' ')}</p> : null}
        {place ? <About place={place} /> : null}
        {rain ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="flex min-w-0 items-center gap-2">
              <CloudRain aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span>{t('rain', { name: rain.name })}</span>
            </p>
            {onRain ? (
              <Button variant="outline" size="sm" onClick={onRain}>
                {t('rain.swap')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </details>
  )
}

/** The guide's facts on a place, with date and certainty. */
function About({ place }: { place: PointOfInterest }) {
  const { about, booking, confidence, secondLook, url, written, checked } = place
  const from = { asOf: place.asOf ?? null, source: place.source ?? '', written, checked }
  const t = useText(placesMessages)
  return (
    <>
      <p className="text-muted" lang="en" dir="auto">
        {about}
      </p>
      {booking ? <p>{t(`booking.${booking}`)}</p> : null}
      <p className="text-muted text-xs">
        <ProvenanceText of={from} /> {t(`confidence.${confidence}`)}{' '}
        {secondLook === undefined ? `${t('one-reading')} ` : null}
        {url ? (
          <a href={url} rel="noreferrer" target="_blank" className="text-brand underline">
            {t('website')}
          </a>
        ) : null}
      </p>
    </>
  )
}

function useReasonText(): (reason: Reason) => string {
  const t = useText(placesMessages)
  const ofPage = useText(itineraryPageMessages)
  const formats = useFormats()
  const clock = useClock()
  return (reason) => {
    switch (reason.why) {
      case 'interest':
        return t('why.interest', { category: ofPage(`category.${reason.category}`) })
      case 'best-known':
        return t('why.best-known', { count: reason.count, city: reason.city })
      case 'on-the-way':
        return t('why.on-the-way', { minutes: reason.minutes })
      case 'only-day':
        return t('why.only-day', { city: reason.city })
      case 'closes-early':
      case 'opens-late':
      case 'before-sunset':
        return t(`why.${reason.why}`, { time: clock(parseClock(reason.time) ?? 0) })
      case 'meal-time':
        return t('why.meal-time', { meal: reason.meal })
      case 'walk-saves':
        return t('why.walk-saves', { amount: formats.money(reason.amount.amount, reason.amount.currency) })
      default:
        return t(`why.${reason.why}`)
    }
  }
}
