import {
  cleanText,
  END_WORDS,
  type FieldOrigin,
  labelOf,
  originOf,
  type ReadBooking,
  type ReadEnd,
  readDate,
} from '../booking-words/index.ts'
import { isSchemaObject, listAt, type SchemaObject, textAt } from './schema-values.rules.ts'

/** A field of a pass as the wallet shows it. */
export type PassField = { key: string; label: string; value: string }

/** A field of a pass that shows something; none otherwise. */
export function passField(value: unknown): PassField[] {
  if (!isSchemaObject(value)) return []
  const { key, label } = value
  const text = textAt(value, 'value')?.text
  const plain = (one: unknown) => (typeof one === 'string' ? one : '')
  return text === undefined ? [] : [{ key: plain(key), label: plain(label), value: text }]
}

const [CHECK_IN, CHECK_OUT] = [labelOf(END_WORDS.checkIn), labelOf(END_WORDS.checkOut)]
const HOUSE =
  /^(?:hotel|hôtel|hotell|albergo|hostel|property|unterkunft|alojamiento|alojamento|hébergement)$/i
const REFERENCE =
  /^(?:booking|reservation|confirmation|buchungs|reservierungs)(?: ?(?:number|no\.?|code|reference|nummer))?$/i
const ROOM = /^(?:room(?: ?type)?|zimmer(?:typ)?|chambre|habitación|camera|quarto|kamer)$/i

/** The stay of a pass that names a house and the day of its check-in; null for every other pass. */
export function readPassStay(fields: readonly PassField[]): ReadBooking | null {
  const labelled = (pattern: RegExp) => fields.find(({ label }) => pattern.test(label.trim()))
  const [house, begins, ends] = [labelled(HOUSE), labelled(CHECK_IN), labelled(CHECK_OUT)]
  if (!house || !begins || !readDate(begins.value)) return null
  const name = cleanText(house.value, 200)
  const [reference, room] = [labelled(REFERENCE), labelled(ROOM)]
  const origins: FieldOrigin[] = [
    originOf('name', house.label, name),
    ...(reference ? [originOf('reference', reference.label, reference.value)] : []),
    ...(room ? [originOf('room', room.label, room.value)] : []),
    originOf('startsAt.time', begins.label, begins.value),
    ...(ends ? [originOf('endsAt.time', ends.label, ends.value)] : []),
  ]
  return {
    kind: 'hotel',
    name,
    ...(reference && { reference: cleanText(reference.value, 100) }),
    ...(room && { room: cleanText(room.value, 100) }),
    startsAt: { at: dayIn(begins), place: { name } },
    endsAt: { at: dayIn(ends), place: { name } },
    origins,
  }
}

function dayIn(field: PassField | undefined): ReadEnd['at'] {
  const day = field && readDate(field.value)
  return day ? { date: day.date, time: null, offset: null, zone: null } : null
}

/** The one seat that the pass tells machines: its section, its row and its number. */
export function seatOf(pass: SchemaObject, origins: FieldOrigin[]): string | undefined {
  const semantics = isSchemaObject(pass.semantics) ? pass.semantics : {}
  const [seat, ...others] = listAt(semantics, 'seats')
  if (!isSchemaObject(seat) || others.length > 0) return undefined
  const parts = [seat.seatSection, seat.seatRow, seat.seatNumber]
    .map((part) => (typeof part === 'string' ? part : ''))
    .filter(Boolean)
  const text = cleanText(parts.join(' '), 80)
  if (text) origins.push(originOf('seat', 'semantics.seats', text))
  return text || undefined
}
