import { type NextEvent, nextEventMessages, type TripEvent } from '@tripwright/domain/trip/plan-view'
import { useDuration } from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** What an event of a trip is called: `Train to Florence`, `Check in at Inn`, or its own name. */
export function useEventName(): (event: TripEvent) => string {
  const t = useText(nextEventMessages)
  return ({ kind, part, name, to }) => {
    if (kind === 'hotel' || kind === 'car') return t(`what.${kind}.${part}`, { name })
    if (kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry')
      return to ? t(`what.${kind}`, { to }) : name || t('what.untitled')
    return name || t('what.untitled')
  }
}

type NextTexts = { title: string; details: string[] }

/** What comes next in a line, and below it the way there and when to set out; both by the clocks of the place. */
export function useNextTexts(): (next: NextEvent, now: number) => NextTexts {
  const t = useText(nextEventMessages)
  const nameOf = useEventName()
  const formats = useFormats()
  const duration = useDuration()
  return ({ event, way, leaveAt }, now) => {
    const { startsAt, dueAt, zone } = event
    const what = nameOf(event)
    const at = (instant: number, more: Intl.DateTimeFormatOptions = {}) =>
      formats.date(instant, { hour: 'numeric', minute: '2-digit', ...more, timeZone: zone })
    if (startsAt - now > DAY) {
      const date = at(startsAt, { weekday: 'short', day: 'numeric', month: 'short' })
      return { title: t('when.date', { what, date }), details: [] }
    }
    const minutes = Math.floor((startsAt - now) / MINUTE)
    const title = minutes > 0 ? t('when.in', { what, time: duration(minutes) }) : t('when.now', { what })
    const due = dueAt < startsAt ? t('due.at', { time: at(dueAt) }) : t('starts.at', { time: at(startsAt) })
    const leave =
      leaveAt === null ? [] : [leaveAt <= now ? t('leave.now') : t('leave.at', { time: at(leaveAt) })]
    return { title, details: [...wayText(way), ...leave, due] }
  }

  function wayText(way: NextEvent['way']): string[] {
    if (!way || way.minutes === 0) return []
    const key = way.mode === 'walk' && way.basis === 'estimate' ? 'walk.estimate' : way.mode
    return [t(`way.${key}`, { time: duration(way.minutes) })]
  }
}
