import { addDays, type IsoDate, isIsoDate } from '@tripwright/domain/base/dates'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useFormats } from '#platform/text/use-formats.ts'
import { Button } from './button.tsx'
import { Calendar, type CalendarTexts, type DateRange, dateText } from './calendar.tsx'
import { PopoverField } from './popover-field.tsx'

export type { DateRange } from './calendar.tsx'
export type DateRangeTexts = CalendarTexts & {
  placeholder: string
  /** The next step: choose the first date, the second one. */
  first: string
  second: string
  /** The label of the button that clears the range. */
  clear: string
}

type DateRangeFieldProps = {
  label: string
  texts: DateRangeTexts
  value: DateRange
  onChange: (value: DateRange) => void
  /** The earliest day: the traveller's today. */
  least: IsoDate
  /** One day only: `to` stays empty. */
  isSingle?: boolean
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  className?: string
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const

/**
 * A range of days, or one day, on two months (specification section 4): it closes when both dates are chosen. The second day
 * is after the first, and choosing again starts a new range.
 */
export function DateRangeField({
  texts,
  value: savedRange,
  onChange,
  least,
  isSingle = false,
  ...field
}: DateRangeFieldProps) {
  const formats = useFormats()
  const from = existing(savedRange.from)
  const value = { from, to: from === '' ? '' : existing(savedRange.to) }
  const isSecond = !isSingle && value.from !== '' && value.to === ''
  const words = [value.from, isSingle ? '' : value.to]
    .filter(Boolean)
    .map((date) => dateText(formats, date, SHORT))

  function pick(date: IsoDate, close: () => void): void {
    if (isSecond) onChange({ from: value.from, to: date })
    else onChange({ from: date, to: '' })
    if (isSecond || isSingle) close()
  }

  return (
    <PopoverField
      {...field}
      value={words.join(' – ')}
      placeholder={texts.placeholder}
      icon={<CalendarDays aria-hidden="true" className="size-5" />}
    >
      {(close) => (
        <>
          <Calendar
            chosen={isSingle ? { from: value.from, to: value.from } : value}
            least={isSecond && value.from !== '' ? addDays(value.from, 1) : least}
            texts={texts}
            onPick={(date) => pick(date, close)}
          />
          <footer className="flex min-h-11 items-center justify-between gap-3">
            <p aria-live="polite" className="text-muted text-sm">
              {isSecond ? texts.second : texts.first}
            </p>
            {value.from === '' ? null : (
              <Button variant="link" size="sm" onClick={() => onChange({ from: '', to: '' })}>
                {texts.clear}
              </Button>
            )}
          </footer>
        </>
      )}
    </PopoverField>
  )
}

// An invalid date in the address; the form then says that the date is missing.
function existing(date: IsoDate): IsoDate {
  return isIsoDate(date) ? date : ''
}
