import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toInstant } from '../../base/zones.ts'
import { calendarEventsOf } from './calendar-events.rules.ts'
import { HOSTILE, makeTaken, TRIP, words } from './export-world.test.ts'
import { escapeText, foldLine, writeCalendar } from './ics.rules.ts'
import { writeVtimezone } from './vtimezone.rules.ts'

const NOW = Date.UTC(2026, 1, 3, 4, 5, 6)
type Property = { name: string; parameters: Record<string, string>; value: string }
type Component = { kind: string; properties: Property[]; parts: Component[] }

const octets = (text: string) => encodeURIComponent(text).replace(/%../g, '.').length

/** A strict RFC 5545 parser: CRLF line ends, lines of at most 75 octets, nested components, valid names. */
function readCalendar(text: string): Component {
  expect(text.endsWith('\r\n')).toBe(true)
  const raw = text.slice(0, -2).split('\r\n')
  for (const line of raw) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(octets(line)).toBeLessThanOrEqual(75)
    expect(line).not.toBe('')
  }
  const root: Component = { kind: '', properties: [], parts: [] }
  const open = [root]
  for (const line of raw.join('\r\n').replace(/\r\n /g, '').split('\r\n')) {
    const [, head = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[^:;,"]+)*):(.*)$/su.exec(line) ?? []
    expect(head, line).not.toBe('')
    const [name = '', ...rest] = head.split(';')
    const top = open.at(-1) ?? root
    if (name === 'BEGIN') {
      const part = { kind: value, properties: [], parts: [] }
      top.parts.push(part)
      open.push(part)
    } else if (name === 'END') expect(open.pop()?.kind).toBe(value)
    else
      top.properties.push({ name, value, parameters: Object.fromEntries(rest.map((one) => one.split('='))) })
  }
  expect(open).toEqual([root])
  expect(root.parts).toHaveLength(1)
  return root.parts[0] as Component
}

function plainOf(value: string): string {
  expect(value).not.toMatch(/(^|[^\\])(\\\\)*(\\[^\\;,nN]|[;,])/)
  return value.replace(/\\([\\;,nN])/g, (_, one) => (one.toLowerCase() === 'n' ? '\n' : one))
}

const partsOf = (calendar: Component, kind: string) => calendar.parts.filter((part) => part.kind === kind)
const textOf = ({ properties }: Component, wanted: string) =>
  properties.find(({ name }) => name === wanted)?.value
const plainText = (part: Component, name: string) => plainOf(textOf(part, name) ?? '')
const stamp = (part: Component, wanted: string) => {
  const property = part.properties.find(({ name }) => name === wanted)
  return [property?.parameters.TZID ?? property?.parameters.VALUE, property?.value]
}

const written = writeCalendar(makeTaken(), words, NOW)
const calendar = readCalendar(written.text)
const events = partsOf(calendar, 'VEVENT')
const eventOf = (key: string) => {
  const event = events.find((one) => textOf(one, 'UID') === `${key}@tripwright`)
  if (!event) throw new Error(`no event ${key} among ${events.map((one) => textOf(one, 'UID'))}`)
  return event
}
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

describe('a trip as a calendar', () => {
  it('is one calendar in which every event has a unique id', () => {
    expect(calendar.kind).toBe('VCALENDAR')
    expect(textOf(calendar, 'VERSION')).toBe('2.0')
    expect(events).toHaveLength(written.count)
    expect(new Set(events.map((one) => textOf(one, 'UID'))).size).toBe(events.length)
    for (const event of events) {
      expect(textOf(event, 'DTSTAMP')).toBe('20260203T040506Z')
      const names = event.properties.map(({ name }) => name)
      expect(new Set(names).size, 'nothing is there twice').toBe(names.length)
    }
  })

  it('has a visit in the zone of its place, with location, cost and opening hours', () => {
    const colosseum = eventOf(id(11))
    expect(stamp(colosseum, 'DTSTART')).toEqual(['Europe/Rome', '20260328T100000'])
    expect(stamp(colosseum, 'DTEND')).toEqual(['Europe/Rome', '20260328T113000'])
    expect(plainText(colosseum, 'LOCATION')).toBe('Colosseum (Colosseo), Rome')
    expect(textOf(colosseum, 'GEO')).toBe('41.890200;12.492200')
    expect(textOf(colosseum, 'URL')).toBe('https://colosseo.it/gr%C3%B6%C3%9Fe?a=1;b=2')
    expect(plainText(colosseum, 'DESCRIPTION').split('\n')).toEqual([
      'Open 08:00 to 20:00, last entry 19:00',
      'EUR 36.00 for everyone',
      'Book ahead, or you may not get in.',
      'Gate 3, *east*',
      'All times are local to Rome (Europe/Rome).',
      'Tripwright guide, written by us, one reading so far, as of 2026-01-10. Travel times are estimates.',
      'Exchange rates from 2026-03-01, our estimate.',
    ])
  })

  it('has no invented name for a meal, and marks its price as an estimate', () => {
    const meal = eventOf(id(16))
    expect(plainText(meal, 'SUMMARY')).toBe('Lunch near Sensō-ji')
    expect(plainText(meal, 'LOCATION')).toBe('Near Sensō-ji, Tokyo')
    expect(stamp(meal, 'DTSTART')).toEqual(['Asia/Tokyo', '20260331T120000'])
    expect(plainText(eventOf(id(12)), 'SUMMARY')).toBe('Lunch: trattoria')
    expect(plainText(meal, 'DESCRIPTION')).toContain('Price unknown')
  })

  it('ends an event after midnight on the next date, for any name', () => {
    const late = eventOf(id(13))
    expect(stamp(late, 'DTEND')).toEqual(['Europe/Rome', '20260329T004500'])
    expect(plainText(late, 'SUMMARY')).toBe(
      'A "day", 1; \\n\nEND:VCALENDAR <b>&amp;]]> **bold** [x](javascript:alert(1)) `c` | \n\u202e 🏛️ www.x.y (booked)',
    )
    expect(HOSTILE).toContain('\r\n')
  })

  it('has rides and long walks as events, transfers between cities across zones, and nights on whole days', () => {
    expect(plainText(eventOf(`way-${id(15)}`), 'SUMMARY')).toMatch(
      /^Public transport to Sensō-ji, about \d+ min, about JPY/,
    )
    const flight = eventOf(`transfer-tokyo-${TRIP}`)
    expect(stamp(flight, 'DTSTART')).toEqual(['Europe/Rome', '20260330T090000'])
    expect(stamp(flight, 'DTEND')[0]).toBe('Asia/Tokyo')
    expect(plainText(flight, 'DESCRIPTION')).toContain('not a timetable')
    const nights = eventOf(`nights-rome-${TRIP}`)
    expect(stamp(nights, 'DTSTART')).toEqual(['DATE', '20260328'])
    expect(stamp(nights, 'DTEND')).toEqual(['DATE', '20260330'])
    expect(textOf(nights, 'TRANSP')).toBe('TRANSPARENT')
  })

  it('has an untimed day, and an untimed stop, as all-day events', () => {
    expect(plainText(eventOf(`day-2026-03-29-${TRIP}`), 'SUMMARY')).toBe('Day 2 in Rome: nothing planned')
    expect(stamp(eventOf(id(20)), 'DTSTART')).toEqual(['DATE', '20260329'])
  })

  it('replaces an earlier export: the same ids and a higher sequence after a change', () => {
    const taken = makeTaken()
    const later = readCalendar(writeCalendar({ ...taken, version: taken.version + 1 }, words, NOW).text)
    const ids = (one: Component) => partsOf(one, 'VEVENT').map((event) => textOf(event, 'UID'))
    expect(ids(later)).toEqual(ids(calendar))
    for (const event of partsOf(later, 'VEVENT'))
      expect(Number(textOf(event, 'SEQUENCE'))).toBe(taken.version + 1)
  })

  it('includes every zone that it uses, once', () => {
    const zones = partsOf(calendar, 'VTIMEZONE').map((zone) => textOf(zone, 'TZID'))
    expect(zones).toEqual(['Asia/Tokyo', 'Europe/Rome'])
    for (const event of events)
      for (const name of ['DTSTART', 'DTEND']) {
        const [zone] = stamp(event, name)
        expect(zone === 'DATE' || zones.includes(zone)).toBe(true)
      }
  })
})

describe('an included zone', () => {
  // As calendar apps do: the latest change that begins at or before the local time applies.
  function offsetAt(zone: Component, wall: string): number {
    const rows = zone.parts
      .map((part) => ({ from: textOf(part, 'DTSTART') ?? '', to: textOf(part, 'TZOFFSETTO') ?? '' }))
      .sort((a, b) => (a.from < b.from ? -1 : 1))
    const to = rows.findLast(({ from }) => from <= wall)?.to ?? ''
    return (to.startsWith('-') ? -1 : 1) * (Number(to.slice(1, 3)) * 60 + Number(to.slice(3)))
  }
  const ZONES = [
    'Europe/Rome',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Pacific/Apia',
    'America/St_Johns',
    'Europe/Dublin',
    'Asia/Tokyo',
  ]

  it('gives the same instants as the zone itself, at noon of every third day of its years', () => {
    for (const zone of ZONES) {
      const lines = ['BEGIN:VCALENDAR', ...writeVtimezone(zone, '2026-12-30', '2027-01-02'), 'END:VCALENDAR']
      const [block] = readCalendar(lines.map((line) => `${line}\r\n`).join('')).parts
      for (let day = 0; day < 730; day += 3) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        const wall = `${date.replaceAll('-', '')}T120000`
        const instant = Date.parse(`${date}T12:00:00Z`) - offsetAt(block as Component, wall) * 60_000
        expect(instant, `${zone} ${date}`).toBe(toInstant(date, 720, zone))
      }
    }
  })

  it('gives the time of a change in the local time before it', () => {
    expect(writeVtimezone('Europe/Rome', '2026-03-01', '2026-03-04').join(' ')).toContain(
      'BEGIN:DAYLIGHT DTSTART:20260329T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 END:DAYLIGHT BEGIN:STANDARD DTSTART:20261025T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100',
    )
  })
})

describe('texts of a calendar', () => {
  const anything = fc.string({ unit: 'binary', size: 'max', maxLength: 400 })
  const plain = (text: string) =>
    text.replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')

  it('are read back unchanged, in any script', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const line = foldLine(`SUMMARY:${escapeText(text)}`)
        for (const part of line.split('\r\n')) expect(octets(part)).toBeLessThanOrEqual(75)
        // No character was cut in two.
        expect(line).not.toMatch(/\p{Surrogate}/u)
        for (const part of line.split('\r\n')) expect(part).not.toMatch(/\p{Surrogate}/u)
        expect(plainOf(line.replace(/\r\n /g, '').slice('SUMMARY:'.length))).toBe(plain(text))
      }),
    )
  })

  it('have no lone surrogates', () => {
    expect(escapeText('a\ud800b')).toBe('a\ufffdb')
  })
})

it('a booked way is an entry from the clock of one place to that of the other', () => {
  const end = (date: string, time: string, zone: string) => ({ date, time, zone, place: { name: zone } })
  const [startsAt, endsAt] = [
    end('2026-03-27', '23:30', 'Pacific/Auckland'),
    end('2026-03-27', '09:30', 'Pacific/Honolulu'),
  ]
  const way = { id: 'way', kind: 'flight' as const, number: 'NZ 10', reference: 'QX7RT2', startsAt, endsAt }
  const [from, until] = [Date.parse('2026-03-27T10:30Z'), Date.parse('2026-03-27T19:30Z')]
  const [event] = calendarEventsOf({ ...makeTaken(), bookings: [{ ...way, from, until }] }, words).filter(
    ({ key }) => key === 'way',
  )
  expect(event).toMatchObject({
    title: 'NZ 10 Pacific/Auckland – Pacific/Honolulu',
    lines: expect.arrayContaining(['Reference QX7RT2']),
    when: { start: { at: from, zone: 'Pacific/Auckland' }, end: { at: until, zone: 'Pacific/Honolulu' } },
  })
})
