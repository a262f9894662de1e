import type { ReadBooking } from '@tripwright/domain/documents/booking-words'
import { type MailContext, readConfirmation } from '@tripwright/domain/documents/confirmations'
import { visibleText } from '@tripwright/domain/documents/import'
import type { ImportSample } from '#features/documents/booking-words/index.ts'
import { readMail } from './read-mail.service.ts'
import { readHtml } from './read-markup.service.ts'

/** The words of a sample, with what its mail says of them. */
export type Words = { name: string; text: string; day: string; letter?: MailContext }
/** One way to change a text: all texts that it makes of one. */
export type Change = (lines: readonly string[]) => string[]

const MACHINES = /ld\+json|itemscope|schema\.org/i

/** The words of a sample; null where it is made for machines. */
export async function wordsOfSample({ name, content }: ImportSample, today: string): Promise<Words | null> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  if (name.endsWith('.txt')) return { name, text: new TextDecoder().decode(bytes), day: today }
  const mail = name.endsWith('.eml') ? await readMail(bytes) : null
  if (!mail || MACHINES.test(mail.html)) return null
  const { source, day, html, text } = mail
  const sender = [source.sender?.name, source.sender?.address].filter(Boolean).join(' ')
  return {
    name,
    text: html ? visibleText(readHtml(html)) : text,
    day: day ?? today,
    letter: { sender, subject: source.subject ?? '', sent: day },
  }
}

const withoutLine = (lines: readonly string[], at: number) => [...lines.slice(0, at), ...lines.slice(at + 1)]
const eachLine = (lines: readonly string[], change: (at: number) => readonly string[]) =>
  lines.flatMap((line, at) => (line.trim() === '' ? [] : [change(at).join('\n')]))

/** How lines of a text get lost, come twice, or change places. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'each line left out': (lines) => eachLine(lines, (at) => withoutLine(lines, at)),
  'each line twice': (lines) => eachLine(lines, (at) => [...lines.slice(0, at + 1), ...lines.slice(at)]),
  'each line behind the next': (lines) =>
    eachLine(lines, (at) => {
      const [line = '', next = ''] = lines.slice(at, at + 2)
      return next.trim() === '' ? lines : [...lines.slice(0, at), next, line, ...lines.slice(at + 2)]
    }),
  'each line joined with the next': (lines) =>
    eachLine(lines, (at) => [
      ...lines.slice(0, at),
      lines.slice(at, at + 2).join(' '),
      ...lines.slice(at + 2),
    ]),
}

/** The fields that are read in words. */
export function fieldsIn({ day, letter }: Words, text: string): Record<string, string>[] {
  return readConfirmation(text, day, letter).bookings.map(fieldsOf)
}

function fieldsOf({ kind, number, reference, name, room, startsAt, endsAt }: ReadBooking) {
  const ends = Object.entries({ from: startsAt, to: endsAt }).flatMap(([side, { at, place }]) => [
    [`${side}.date`, at?.date],
    [`${side}.time`, at?.time],
    [`${side}.place`, place?.code ?? place?.name],
  ])
  const all = [...Object.entries({ kind, number, reference, name, room }), ...ends]
  return Object.fromEntries(all.flatMap(([field, value]) => (value ? [[field, value]] : [])))
}

type Fields = Record<string, string>

/**
 * The fields of a changed text that are false: another value than the whole text has in the booking that is most like it.
 * What is missing, and a name or an address of which only a part is left, is not false.
 */
export function falseFields(wanted: readonly Fields[], got: readonly Fields[], text: string): string[] {
  const likeness = (one: Fields, other: Fields) =>
    Object.keys(one).filter((field) => one[field] === other[field]).length
  const pairs = got
    .flatMap((one, i) => wanted.map((other, at) => ({ one, other, i, at, like: likeness(one, other) })))
    .sort((a, b) => b.like - a.like || Math.abs(a.i - a.at) - Math.abs(b.i - b.at))
  const [mine, theirs] = [new Map<number, Fields>(), new Set<number>()]
  for (const { other, i, at } of pairs)
    if (!mine.has(i) && !theirs.has(at)) {
      mine.set(i, other)
      theirs.add(at)
    }
  return got.flatMap((one, i) =>
    Object.entries(one).flatMap(([field, value]) => {
      const whole = mine.get(i)?.[field]
      const isTrue = whole === value || (whole !== undefined && isPart(field, value, whole, text))
      return isTrue ? [] : [`${field}: ${value} | ${whole}`]
    }),
  )
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/** A part of a name or an address, or the town beside the code of its airport. */
function isPart(field: string, value: string, whole: string, text: string): boolean {
  if (!/place|name|room/.test(field)) return false
  if (value.split(', ').every((part) => plain(whole).includes(plain(part)))) return true
  if (plain(value).includes(plain(whole))) return true
  const at = /^[A-Z]{3}$/.test(whole) ? text.indexOf(value.slice(0, 12)) : -1
  return at >= 0 && text.slice(Math.max(0, at - 60), at + 90).includes(whole)
}
