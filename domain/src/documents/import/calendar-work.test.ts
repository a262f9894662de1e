import { expect, it, vi } from 'vitest'
import { readCalendar } from './calendar.rules.ts'

/** What somebody pasted into each entry of a calendar. */
const TALK = Array.from({ length: 40 }, (_, n) => `Point ${n}: see you on Friday at 9:30 in the lobby`).join(
  '\\n',
)
const ENTRIES = 1000

function calendarOf(description: (n: number) => string): string {
  const entries = Array.from(
    { length: ENTRIES },
    (_, n) =>
      `BEGIN:VEVENT\nUID:${n}\nSUMMARY:Walk ${n}\nDTSTART;TZID=Europe/Rome:20270604T090000\nDESCRIPTION:${description(n)}\nEND:VEVENT`,
  )
  return `BEGIN:VCALENDAR\n${entries.join('\n')}\nEND:VCALENDAR`
}

/** How often a text is searched for all occurrences of something, which each line is that is read for a booking number. */
function searchesIn(text: string): number {
  const search = vi.spyOn(String.prototype, 'matchAll')
  const { bookings } = readCalendar(text)
  const { length } = search.mock.calls
  search.mockRestore()
  expect(bookings).toHaveLength(ENTRIES)
  return length
}

it('reads no line of what is pasted into an entry, unless it names a booking number', () => {
  const bare = searchesIn(calendarOf(() => 'See you'))
  expect(searchesIn(calendarOf(() => TALK))).toBe(bare)
  const named = calendarOf((n) => (n % 100 === 0 ? `${TALK}\\nPNR QX${n}R7` : TALK))
  expect(searchesIn(named)).toBeLessThan(bare + (ENTRIES / 100) * 50)
  expect(readCalendar(named).bookings.flatMap(({ reference }) => reference ?? [])).toHaveLength(ENTRIES / 100)
})

it('asks once for the zone that each entry names', () => {
  const zones = vi.spyOn(Intl, 'DateTimeFormat')
  readCalendar(calendarOf(() => '').replaceAll('Europe/Rome', 'Europe/Vaduz'))
  expect(zones).toHaveBeenCalledTimes(1)
  zones.mockRestore()
})
