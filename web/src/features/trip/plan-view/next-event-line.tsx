import {
  type NextEvent,
  nextEvent,
  nextEventMessages,
  type TownFacts,
} from '@tripwright/domain/trip/plan-view'
import type { TripState } from '@tripwright/domain/trip/sync'
import Signpost from 'lucide-react/icons/signpost'
import { useMemo } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { useNow } from '#platform/use-now.ts'
import { useNextTexts } from './next-event-texts.state.ts'

/** What comes next in a trip now; null after the last. */
export function useNextEvent(
  trip: TripState,
  towns: readonly TownFacts[],
): { next: NextEvent | null; now: number } {
  const now = useNow()
  const next = useMemo(() => nextEvent(trip, { now, towns }), [trip, now, towns])
  return { next, now }
}

/** The height of the line, which is held until it is known. */
const NEXT_EVENT_ROOM = 'min-h-20 sm:min-h-16'

/** The next thing to do in a trip, on top of it: what, how long from now, how far, and when to leave. */
export function NextEventLine({ trip, towns }: { trip: TripState; towns: readonly TownFacts[] }) {
  const t = useText(nextEventMessages)
  const textsOf = useNextTexts()
  const { next, now } = useNextEvent(trip, towns)
  if (!next) return null
  const { title, details } = textsOf(next, now)
  return (
    <section
      aria-label={t('label')}
      className={`grid grid-cols-[1.5rem_minmax(0,1fr)] content-center gap-x-3 border-brand border-s-4 bg-wash px-3 py-2 ${NEXT_EVENT_ROOM}`}
    >
      <Signpost aria-hidden="true" className="mt-0.5 size-5 text-brand-strong" />
      <p className="wrap-anywhere line-clamp-2 font-display font-semibold leading-tight">
        <span className="text-brand-strong">{t('label')}:</span> <bdi>{title}</bdi>
      </p>
      {details.length > 0 ? (
        <p className="tabular col-start-2 line-clamp-2 text-muted text-sm leading-snug">
          {details.map((line, i) => (
            <span key={line}>
              {i > 0 ? ' · ' : null}
              <bdi>{line}</bdi>
            </span>
          ))}
        </p>
      ) : null}
    </section>
  )
}
