import { addDays, type IsoDate, toDayNumber, weekdayOf } from '@tripwright/domain/base/dates'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from '#platform/text/locale.ts'
import { type Formats, useFormats } from '#platform/text/use-formats.ts'
import { buttonClass } from './button.tsx'
import {
  firstWeekdayOf,
  type Month,
  monthOf,
  shiftDate,
  shiftMonth,
  startOfWeek,
  weeksOf,
} from './calendar-days.ts'
import { Group } from './field.tsx'

/** The two ends of a range of days; empty where not chosen. */
export type DateRange = { from: IsoDate | ''; to: IsoDate | '' }
export type CalendarTexts = { previous: string; next: string }

type CalendarProps = {
  chosen: DateRange
  /** No earlier day can be chosen. */
  least: IsoDate
  texts: CalendarTexts
  onPick: (date: IsoDate) => void
}

const MONTHS_SHOWN = 2
const A_DAY_MS = 86_400_000

/** A calendar date for Intl: no zone shifts it to another day. */
export function dateText(formats: Formats, date: IsoDate, options: Intl.DateTimeFormatOptions): string {
  return formats.date(toDayNumber(date) * A_DAY_MS, { ...options, timeZone: 'UTC' })
}

// The target day of each key; horizontal arrows follow the reading direction.
function targetOf(event: KeyboardEvent, date: IsoDate, weekStart: IsoDate): IsoDate | null {
  const { key, shiftKey } = event
  const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const months = shiftKey ? 12 : 1
  if (key === 'ArrowRight') return addDays(date, ahead)
  if (key === 'ArrowLeft') return addDays(date, -ahead)
  if (key === 'ArrowDown') return addDays(date, 7)
  if (key === 'ArrowUp') return addDays(date, -7)
  if (key === 'Home') return weekStart
  if (key === 'End') return addDays(weekStart, 6)
  if (key === 'PageDown') return shiftDate(date, months)
  return key === 'PageUp' ? shiftDate(date, -months) : null
}

/** Two months of days to choose from, by pointer or keyboard (arrows, Home, End, Page Up and Down, with Shift a year). */
export function Calendar({ chosen, least, texts, onPick }: CalendarProps) {
  const { locale } = useLocale()
  const formats = useFormats()
  const firstDay = firstWeekdayOf(locale)
  const frame = useRef<HTMLDivElement>(null)
  const start = chosen.from > least ? chosen.from : least
  const [at, setAt] = useState(start)
  const [month, setMonth] = useState(monthOf(start))
  const isByKey = useRef(false)
  // Once the first date is chosen, no earlier date can be the second one.
  const marked = at < least ? least : at
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => shiftMonth(month, index))

  useEffect(() => {
    if (isByKey.current) frame.current?.querySelector<HTMLElement>(`[data-date="${marked}"]`)?.focus()
    isByKey.current = false
  }, [marked])

  function show(next: Month): void {
    const earliest = monthOf(least)
    const firstMonth = next < earliest ? earliest : next
    setMonth(firstMonth)
    if (monthOf(marked) < firstMonth || monthOf(marked) > shiftMonth(firstMonth, MONTHS_SHOWN - 1))
      setAt(`${firstMonth}-01` < least ? least : `${firstMonth}-01`)
  }

  function handleKey(event: KeyboardEvent): void {
    const target = targetOf(event, marked, startOfWeek(marked, firstDay))
    if (target === null || !Object(event.target).matches?.('[data-date]')) return
    event.preventDefault()
    const next = target < least ? least : target
    isByKey.current = next !== marked
    setAt(next)
    if (monthOf(next) < month) setMonth(monthOf(next))
    if (monthOf(next) > shiftMonth(month, MONTHS_SHOWN - 1))
      setMonth(shiftMonth(monthOf(next), 1 - MONTHS_SHOWN))
  }

  return (
    <Group ref={frame} className="calendar" onKeyDown={handleKey}>
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' }, 'absolute! start-0 top-0')}
        aria-label={texts.previous}
        aria-disabled={month <= monthOf(least)}
        onClick={() => show(shiftMonth(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
      </button>
      {months.map((month) => (
        <MonthTable
          key={month}
          month={month}
          firstDay={firstDay}
          chosen={chosen}
          least={least}
          marked={marked}
          onPick={onPick}
          formats={formats}
        />
      ))}
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' }, 'absolute! end-0 top-0')}
        aria-label={texts.next}
        onClick={() => show(shiftMonth(month, 1))}
      >
        <ChevronRight aria-hidden="true" className="rtl:rotate-180" />
      </button>
    </Group>
  )
}

type MonthTableProps = Pick<CalendarProps, 'chosen' | 'least' | 'onPick'> & {
  month: Month
  firstDay: ReturnType<typeof firstWeekdayOf>
  marked: IsoDate
  formats: Formats
}

function MonthTable({ month, firstDay, chosen, least, marked, onPick, formats }: MonthTableProps) {
  const name = dateText(formats, `${month}-01`, { month: 'long', year: 'numeric' })
  const weeks = weeksOf(month, firstDay)
  const weekStart = startOfWeek(`${month}-15`, firstDay)
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(weekStart, day))
  return (
    <div className="calendar-month">
      <table>
        <caption aria-live="polite">{name}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={weekdayOf(day)} scope="col" abbr={dateText(formats, day, { weekday: 'long' })}>
                {dateText(formats, day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) =>
                date === null ? (
                  <td key={weekdays[place]} />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    chosen={chosen}
                    least={least}
                    marked={marked}
                    onPick={onPick}
                    formats={formats}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayCellProps = Pick<MonthTableProps, 'chosen' | 'least' | 'marked' | 'onPick' | 'formats'> & {
  date: IsoDate
}

function DayCell({ date, chosen: { from, to }, least, marked, onPick, formats }: DayCellProps) {
  const isEnd = date === from || date === to
  const isBetween = from !== '' && to !== '' && date > from && date < to
  const isTooEarly = date < least
  return (
    <td data-between={isBetween || undefined}>
      <button
        type="button"
        data-date={date}
        data-start={date === marked || undefined}
        tabIndex={date === marked ? 0 : -1}
        aria-label={dateText(formats, date, { dateStyle: 'full' })}
        aria-pressed={isEnd}
        aria-disabled={isTooEarly || undefined}
        onClick={() => isTooEarly || onPick(date)}
      >
        {formats.number(Number(date.slice(8)))}
      </button>
    </td>
  )
}
