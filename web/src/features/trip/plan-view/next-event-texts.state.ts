import { daysBetween } from '@tripwright/domain/base/dates'
import { toWallTime } from '@tripwright/domain/base/zones'
import {
  mealOf,
  type NextEvent,
  nextEventMessages,
  type StopMeal,
  type TripEvent,
} from '@tripwright/domain/trip/plan-view'
import type { StopFields } from '@tripwright/domain/trip/sync'
import { useDuration } from '#features/destination/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** What an event of a trip is called: `Train to Florence`, `Check in at Inn`, or its own name. */
export function useEventName(): (event: TripEvent) => string {
  const t = useText(nextEventMessages)
  const withMeal = useMealName()
  return ({ kind, part, name, to, meal }) => {
    if (kind === 'hotel' || kind === 'car') return t(`what.${kind}.${part}`, { name })
    if (kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ferry')
      return to ? t(`what.${kind}`, { to }) : name || t('what.untitled')
    return withMeal(name, meal ?? null) || t('what.untitled')
  }
}

/** What a stop of a trip is called: `Lunch near Colosseum`, or its own name; empty where it has none. */
export function useStopName(): (stop: Partial<StopFields>) => string {
  const withMeal = useMealName()
  return (stop) => withMeal(stop.name ?? '', mealOf(stop))
}

function useMealName(): (name: string, meal: StopMeal | null) => string {
  const t = useText(nextEventMessages)
  return (name, meal) => {
    if (meal === null || name === '') return name
    return t(meal.isNear ? 'what.meal.near' : 'what.meal', { meal: t(`meal.${meal.which}`), name })
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
      const days = daysBetween(toWallTime(now, zone).date, event.date)
      return { title: t('when.date', { what, date }), details: [t('when.days', { days })] }
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
