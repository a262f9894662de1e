import { parseClock } from '../../base/dates.ts'
import type { TimedBooking } from '../bookings/index.ts'
import { withReadersClock } from '../plan-view/index.ts'
import {
  bookingEnds,
  bookingFacts,
  bookingName,
  bookingsBeside,
  bothNames,
  dayEntries,
  type ExportFormatter,
  legText,
  sourceLines,
  spanText,
  stayName,
  stopFacts,
  stopTitle,
  timeText,
  webAddress,
} from './export-text.rules.ts'
import type { ExportDay, ExportStop, ExportTrip } from './export-trip.rules.ts'

/** A trip as Markdown (CommonMark), one section per day. `today` is the date of the export. */
export function writeMarkdown(trip: ExportTrip, words: ExportFormatter, today: string): string {
  const { say, day, money } = words
  const [first, last] = [trip.days[0], trip.days.at(-1)]
  const cost = money(trip.total)
  const sums = [
    say('total', { cost, people: say('people', { count: trip.people }) }),
    ...(trip.budget ? [say('total.budget', { budget: money(trip.budget) })] : []),
    ...(trip.isPartlyKnown ? [say('total.partly')] : []),
  ]
  const blocks = [
    `# ${escapeMarkdown(trip.title || say('untitled'))}`,
    ...(first && last ? [escapeMarkdown(say('dates', { from: day(first.date), to: day(last.date) }))] : []),
    // Without a plan there is nothing to add up.
    ...(first ? [escapeMarkdown(sums.join(' '))] : []),
    link(say('link.trip'), trip.address),
    ...trip.notes.map(escapeMarkdown),
    ...trip.days.map((one) => daySection(one, trip, words)),
    ...booked(trip, words),
    ...untimed(trip, words),
    '---',
    ...[...sourceLines(trip, words), say('made', { date: day(today) })].map(escapeMarkdown),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function daySection(day: ExportDay, trip: ExportTrip, words: ExportFormatter): string {
  const { say } = words
  const { number, city, date, transfer, notes } = day
  const title = say('day.title', { number, date: words.day(date), city: bothNames(city, words) })
  const about = [
    say('day.zone', { city: city.name, zone: city.zone }),
    say('day.cost', { cost: words.money(day.cost) }),
    ...(day.isHoliday ? [say('day.holiday')] : []),
    ...(day.closed.length > 0
      ? [say('day.closed', { names: words.list(day.closed.map((place) => bothNames(place, words))) })]
      : []),
    ...day.broken.map((detail) => say('day.broken', { detail: withReadersClock(detail, words.clock) })),
  ]
  const items = [
    ...(transfer ? [transferItem(transfer, words)] : []),
    ...dayEntries(day, trip).flatMap((entry) =>
      'stop' in entry ? stopItems(entry.stop, words) : bookingItem(entry.booking, words, entry.at),
    ),
    ...backItem(day, words),
  ]
  return [
    `## ${escapeMarkdown(title)}`,
    about.map(escapeMarkdown).join('  \n'),
    ...notes.map(escapeMarkdown),
    items.join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

function transferItem(transfer: NonNullable<ExportDay['transfer']>, { say, clock }: ExportFormatter): string {
  const { from, to, mode, depart, arrive } = transfer
  const title = say('transfer.title', { mode: say(`way.${mode}`), from: from.name, to: to.name })
  const times = { start: clock(parseClock(depart) ?? 0), end: clock(parseClock(arrive) ?? 0) }
  const lines = [say('transfer.times', { ...times, from: from.name, to: to.name }), say('transfer.note')]
  return [`- **${escapeMarkdown(title)}**`, ...lines.map((line) => `  - ${escapeMarkdown(line)}`)].join('\n')
}

function stopItems(stop: ExportStop, words: ExportFormatter): string[] {
  const { place, way } = stop
  const title = stopTitle(stop, words)
  const local = place && place.nameLocal !== place.name ? [place.nameLocal] : []
  const facts = [...local, ...stopFacts(stop, words)].map(escapeMarkdown)
  const site = link(words.say('link.site'), place?.url ?? '')
  return [
    ...(way && way.minutes > 0
      ? [
          `- ${escapeMarkdown(timeText(way.leaves, words))} ${escapeMarkdown(legText(way, stop.name, '', words))}`,
        ]
      : []),
    [
      `- **${escapeMarkdown(spanText(stop, words))}** ${escapeMarkdown(title)}`,
      ...[...facts, ...(site ? [site] : [])].map((line) => `  - ${line}`),
    ].join('\n'),
  ]
}

function backItem({ wayBack, stay, city }: ExportDay, words: ExportFormatter): string[] {
  if (!wayBack || wayBack.minutes === 0) return []
  const way = legText(wayBack, null, stayName(stay, city.name, words), words)
  return [`- ${escapeMarkdown(timeText(wayBack.leaves, words))} ${escapeMarkdown(way)}`]
}

/** What is booked and is on no day. */
function booked(trip: ExportTrip, words: ExportFormatter): string[] {
  const beside = bookingsBeside(trip)
  if (beside.length === 0) return []
  const items = beside.map((booking) => bookingItem(booking, words))
  return [`## ${escapeMarkdown(words.say('bookings'))}`, items.join('\n')]
}

/** A booking; among the stops of a day with its time, in minutes after midnight. */
function bookingItem(booking: TimedBooking, words: ExportFormatter, at: number | null = null): string {
  const name = bookingName(booking, words)
  const title =
    at === null
      ? `**${escapeMarkdown(name)}**`
      : `**${escapeMarkdown(timeText(at, words))}** ${escapeMarkdown(words.say('name.booking', { name }))}`
  const facts = [bookingEnds(booking, words), ...bookingFacts(booking, words)]
  return [`- ${title}`, ...facts.map((line) => `  - ${escapeMarkdown(line)}`)].join('\n')
}

function untimed({ untimed: stops }: ExportTrip, { say, day }: ExportFormatter): string[] {
  if (stops.length === 0) return []
  const items = stops.map(({ name, day: date, note }) =>
    [date ? day(date) : '', name ?? '', note ?? ''].filter((part) => part !== '').join(' · '),
  )
  return [`## ${escapeMarkdown(say('untimed'))}`, items.map((item) => `- ${escapeMarkdown(item)}`).join('\n')]
}

/** Escapes any text to one line of plain text, without Markdown syntax or automatic links. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Surrogate}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#~|&!@$]/g, '\\$&')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\b(www)\./gi, '$1\\.')
}

function link(text: string, url: string): string {
  const address = webAddress(url)
  return address ? `[${escapeMarkdown(text)}](<${address}>)` : ''
}
