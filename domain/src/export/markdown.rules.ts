import { parseClock } from '../base/dates.ts'
import type { TakenDay, TakenStop, TakenTrip } from './taken.rules.ts'
import {
  bothNames,
  sourceLines,
  spanText,
  stayName,
  stopFacts,
  stopTitle,
  timeText,
  type Wording,
  wayText,
  webAddress,
} from './words.rules.ts'

/** A trip as text with headings (CommonMark), a day a section. `today` is the date on which it is taken along. */
export function writeMarkdown(trip: TakenTrip, words: Wording, today: string): string {
  const { say, day, money } = words
  const [first, last] = [trip.days[0], trip.days.at(-1)]
  const cost = money(trip.total)
  const sums = [
    say('total', { cost, people: say('people', { count: trip.people }) }),
    ...(trip.budget ? [say('total.budget', { budget: money(trip.budget) })] : []),
    ...(trip.isPartlyKnown ? [say('total.partly')] : []),
  ]
  const blocks = [
    `# ${marked(trip.title || say('untitled'))}`,
    ...(first && last ? [marked(say('dates', { from: day(first.date), to: day(last.date) }))] : []),
    marked(sums.join(' ')),
    link(say('link.trip'), trip.address),
    ...trip.notes.map(marked),
    ...trip.days.map((one) => daySection(one, words)),
    ...untimed(trip, words),
    '---',
    ...[...sourceLines(trip, words), say('made', { date: day(today) })].map(marked),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function daySection(day: TakenDay, words: Wording): string {
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
    ...day.broken.map((detail) => say('day.broken', { detail })),
  ]
  const items = [
    ...(transfer ? [transferItem(transfer, words)] : []),
    ...day.stops.flatMap((stop) => stopItems(stop, words)),
    ...backItem(day, words),
  ]
  return [`## ${marked(title)}`, about.map(marked).join('  \n'), ...notes.map(marked), items.join('\n')]
    .filter((block) => block !== '')
    .join('\n\n')
}

function transferItem(transfer: NonNullable<TakenDay['transfer']>, { say, clock }: Wording): string {
  const { from, to, mode, depart, arrive } = transfer
  const title = say('transfer.title', { mode: say(`way.${mode}`), from: from.name, to: to.name })
  const times = { start: clock(parseClock(depart) ?? 0), end: clock(parseClock(arrive) ?? 0) }
  const said = [say('transfer.times', { ...times, from: from.name, to: to.name }), say('transfer.note')]
  return [`- **${marked(title)}**`, ...said.map((line) => `  - ${marked(line)}`)].join('\n')
}

function stopItems(stop: TakenStop, words: Wording): string[] {
  const { place, way } = stop
  const title = stopTitle(stop, words)
  const local = place && place.nameLocal !== place.name ? [place.nameLocal] : []
  const facts = [...local, ...stopFacts(stop, words)].map(marked)
  const site = link(words.say('link.site'), place?.url ?? '')
  return [
    ...(way && way.minutes > 0
      ? [`- ${marked(timeText(way.leaves, words))} ${marked(wayText(way, stop.name, '', words))}`]
      : []),
    [
      `- **${marked(spanText(stop, words))}** ${marked(title)}`,
      ...[...facts, ...(site ? [site] : [])].map((line) => `  - ${line}`),
    ].join('\n'),
  ]
}

function backItem({ wayBack, stay, city }: TakenDay, words: Wording): string[] {
  if (!wayBack || wayBack.minutes === 0) return []
  const way = wayText(wayBack, null, stayName(stay, city.name, words), words)
  return [`- ${marked(timeText(wayBack.leaves, words))} ${marked(way)}`]
}

function untimed({ untimed: stops }: TakenTrip, { say, day }: Wording): string[] {
  if (stops.length === 0) return []
  const items = stops.map(({ name, day: date, note }) =>
    [date ? day(date) : '', name ?? '', note ?? ''].filter((part) => part !== '').join(' · '),
  )
  return [`## ${marked(say('untimed'))}`, items.map((item) => `- ${marked(item)}`).join('\n')]
}

/** Plain text, whatever it holds: on one line, every mark of Markdown and every address of the web made a mere text. */
export function marked(text: string): string {
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
  return address ? `[${marked(text)}](<${address}>)` : ''
}
