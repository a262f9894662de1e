import { placesMessages } from '@tripwright/domain/destination/places'
import type { TimeSpan } from '@tripwright/domain/trip/itinerary'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

export { useClock }

const MINUTES_PER_DAY = 1440

/** `1 h 20 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useText(placesMessages)
  return (total) => {
    const [hours, minutes] = [Math.floor(total / 60), total % 60]
    if (hours === 0) return t('minutes', { minutes })
    return minutes === 0 ? t('hours', { hours }) : t('hours.minutes', { hours, minutes })
  }
}

/** The opening hours of a place on one day: `Open 9:00 AM to 7:00 PM`. */
export function useHoursText(): (spans: readonly TimeSpan[]) => string {
  const t = useText(placesMessages)
  const formats = useFormats()
  const clock = useClock()
  return (spans) => {
    if (spans.length === 0) return t('closed')
    if (spans.some(({ open, close }) => open <= 0 && close >= MINUTES_PER_DAY)) return t('open.always')
    const spanTexts = spans.map(({ open, close }) =>
      t('open.span', { open: clock(Math.max(0, open)), close: clock(close) }),
    )
    return t('open', { spans: formats.list(spanTexts) })
  }
}
