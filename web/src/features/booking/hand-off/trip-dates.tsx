import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { type DateRange, DateRangeField } from '#ui/date-range-field.tsx'

type TripDatesProps = {
  label: string
  first: string
  second: string
  value: DateRange
  onChange: (value: DateRange) => void
  isSingle?: boolean
  error?: string | undefined
  className?: string
}

/** The dates of a search, none before today. */
export function TripDates({ first, second, ...field }: TripDatesProps) {
  const t = useText(handOffMessages)
  return (
    <DateRangeField
      {...field}
      required
      least={today()}
      texts={{
        first,
        second,
        placeholder: t('dates.pick'),
        clear: t('dates.clear'),
        previous: t('dates.previous'),
        next: t('dates.next'),
      }}
    />
  )
}
