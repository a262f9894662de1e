import type { IsoDate } from '../../base/dates.ts'
import {
  type Clock,
  cleanText,
  DAY_LABELS,
  labelOf,
  originOf,
  type Piece,
  type ReadBooking,
  readClock,
  readDate,
  wordsIn,
} from '../booking-words/index.ts'
import type { Confirmation } from './evidence.rules.ts'
import { housesOf, type Lodging, ownAddress, ownHouse } from './houses.rules.ts'
import { momentOf } from './labelled-ends.rules.ts'
import { LABELS } from './labels.data.ts'
import {
  addressIn,
  isLabel,
  isTitle,
  labelled,
  mayBeName,
  repeated,
  spokenName,
  type Title,
} from './titles.rules.ts'

export type OutingKind = 'restaurant' | 'event' | 'ticket'
type When = { day: IsoDate; clock: Clock | undefined; line: number }

/** When doors, counters and boxes open, until when something is valid, and when it was paid: no time of what is booked. */
const OTHER_TIMES =
  /(?<!\p{L})(?:doors?|einlass|開場|開門|입장|ovi(?:en)?|dörrar|dørene|otwarcie|vstup od|kapunyitás|kapı açılış|двери|ouverture des portes|puertas|porte|valid|gültig|valable|válid[oa]|valid[oa] fino|ważny|paid|zahlart|abbuchung|lastschrift|prélèvement|prélevée?|adeudo|cargo en|addebito|débito|incasso|afschrijving|pobrani[ea]|autogiro|\p{L}*einführung|(?:pre-?concert|introductory) talk|einführungsvortrag|avant-concert|introducción|introduzione|inleiding|bezahlt|payé|pagad[oa]|pagato|charged|until|before|bis|avant|antes|entro|prima|cancel\p{L}*|storn\p{L}*|annul\p{L}*|refund\p{L}*|fino|gratuit\p{L}*|gratis|kostenlos|hasta|até|jusqu\p{L}*|tot|till|senest|do dnia|rimbors\p{L}*)(?!\p{L})/iu
/** `Date of visit`, `Participation date`, `Datum der Veranstaltung`: which day it is. */
const DAY_LABELS_OF_VISIT = `${DAY_LABELS}|(?:visit|participation|activity|event|tour|show|entry|use|usage|travel|reservation|selected|your) date|date of (?:visit|entry|event|use|activity|tour|travel)|(?:date|jour) (?:de (?:la )?)?(?:visite|l[’´]activité|participation|représentation|venue)|besuchs(?:datum|tag)|termin|veranstaltungs(?:datum|tag)|datum der (?:veranstaltung|aktivität|führung)|datum des besuchs|fecha de (?:la )?(?:visita|actividad|reserva|entrada|función)|data (?:della )?(?:visita|dell[’´]attività|evento|spettacolo)|data d[ao] (?:visita|atividade|evento|passeio)|bezoekdatum|datum van (?:het )?bezoek|data (?:wizyty|zwiedzania|wydarzenia)|termin (?:wizyty)?|datum návštěvy|besöksdatum|besøgsdato|besøksdato|vierailupäivä|látogatás (?:napja|dátuma)|data vizitei|ziyaret tarihi|ημερομηνία επίσκεψης|дата (?:посещения|визита|мероприятия)|参加日|ご利用日|利用日|来場日|公演日|이용일|관람일|사용일|使用日期|游玩日期|参观日期|出行日期|演出时间`
/** When it begins, beside when its doors open. */
const BEGINS =
  /(?<!\p{L})(?:beginn|start(?:s|zeit|tid)?|begins?|show(?:time)?|performance|inizio|début|spectacle à|inicio|comienzo|início|aanvang|początek|začátek|alkaa|kezdés|începe(?:re)?|başlangıç|έναρξη|начало|開演|시작|开演|開始)(?!\p{Ll})\D{0,14}?(?<time>\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)/iu

/** `Beginn: 19:30 Uhr, Einlass: 18:30 Uhr`: the piece with the time of the beginning alone. */
function withBeginning(whole: Piece): Piece {
  const piece = withoutDoors(whole)
  const time = OTHER_TIMES.test(piece.text) ? BEGINS.exec(piece.text)?.groups?.time : undefined
  if (time === undefined) return piece
  return { ...piece, text: time, ...wordsIn(time), days: wordsIn(piece.text).days }
}

/** `21:30 (doors open 20:15)` without what stands in brackets. */
function withoutDoors(piece: Piece): Piece {
  const text = piece.text.replace(/\s?\([^()]{4,60}\)/gu, (inside) =>
    OTHER_TIMES.test(inside) ? '' : inside,
  )
  if (text === piece.text || text.trim() === '') return piece
  return { ...piece, text, ...wordsIn(text) }
}

const NEAR = 3
const NAMES: Record<OutingKind, string> = {
  restaurant: LABELS.table,
  event: LABELS.event,
  ticket: LABELS.visit,
}

/** A table, a show or a visit: the one moment that a text names, with the name above it and the place below. */
export function readOuting(kind: OutingKind, confirmation: Confirmation): ReadBooking | null {
  const when = onlyMoment(confirmation.pieces)
  const name = when && nameOf(kind, when, confirmation)
  if (!when || !name || !mayBeName(name.text)) return null
  const place = placeOf(kind, name, when, confirmation)
  return {
    kind,
    name: name.text,
    startsAt: { at: momentOf(when.day, when.clock), place: place === null ? null : { name: place } },
    endsAt: {
      at: kind === 'restaurant' ? null : endOf(when, confirmation.pieces),
      place: place !== null && endsThere(kind, name, place, confirmation.pieces) ? { name: place } : null,
    },
    origins: [
      originOf('name', 'text', name.text),
      originOf('startsAt.time', 'text', `${when.day} ${when.clock?.text ?? ''}`),
      ...(place === null ? [] : [originOf('startsAt.place', 'text', place)]),
    ],
  }
}

/** A table and a show end where they begin, and so does a visit; a tour may lead from its meeting point elsewhere. */
function endsThere(kind: OutingKind, { text }: Title, place: string, pieces: readonly Piece[]): boolean {
  if (kind !== 'ticket' || place.startsWith(text)) return true
  const isHouse = labelled(pieces, LABELS.venue).some((one) => one.text === place)
  return isHouse && /\d/.test(place) && labelled(pieces, LABELS.meeting).length === 0
}

const UNTIL =
  /(?<![\d:.])(?<from>\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)\s?(?:Uhr\s)?(?:-|–|—|to|until|till|bis|a|à|às|al?le|do|,\s?(?:konec|ende|end|ends|fin|fine|fim|slut|koniec)\s?:?)\s?(?<to>\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)(?![\d:])/iu

/** Until when it lasts, where that stands behind its beginning. */
function endOf({ day, clock }: When, pieces: readonly Piece[]) {
  const found = pieces.flatMap(({ text }) => {
    const { from, to } = text.length <= 120 ? (UNTIL.exec(text)?.groups ?? {}) : {}
    const [begins, ends] = [from, to].map((time) => readClock((time ?? '').replace(/\.(?=\d)/, ':')))
    return begins && ends && begins === clock?.time && ends > begins ? [ends] : []
  })
  const [only, ...others] = new Set(found)
  return only !== undefined && others.length === 0
    ? momentOf(day, { time: only, text: only, later: 0 })
    : null
}

/** The one moment with a day and a time beside it, in its row, or next to it, else the one day under its label; null where there are two. */
function onlyMoment(pieces: readonly Piece[]): When | null {
  const all = pieces.map(withBeginning).filter(({ text }) => !OTHER_TIMES.test(text))
  const found = all.flatMap((piece, i): When[] => {
    const [day] = piece.days
    if (day === undefined || piece.days.length > 1) return []
    const near = all
      .slice(i, i + 3)
      .filter(({ line, days }, at) => line <= piece.line + 1 && (at === 0 || days.length === 0))
    const clock = near.flatMap(({ clocks }) => clocks)[0]
    return clock ? [{ day, clock, line: piece.line }] : []
  })
  const moments = new Set(found.map(({ day, clock }) => `${day} ${clock?.time}`))
  if (moments.size > 0) return moments.size === 1 ? (found[0] ?? null) : null
  const spoken = all.flatMap((piece): When[] => {
    const { days, clocks } = piece.said?.length === 1 ? wordsIn(piece.text) : { days: [], clocks: [] }
    const [[day], [clock]] = [days, clocks]
    return day && clock && clocks.length === 1 ? [{ day, clock, line: piece.line }] : []
  })
  if (spoken.length === 1) return spoken[0] ?? null
  const days = labelled(all, DAY_LABELS_OF_VISIT).flatMap(({ text, line }) => {
    const date = readDate(text)
    return date ? [{ day: date.date, clock: undefined, line }] : []
  })
  return days.length === 1 ? (days[0] ?? null) : null
}

function nameOf(
  kind: OutingKind,
  when: When,
  { pieces, lines, subject, sender }: Confirmation,
): Title | null {
  const house = kind === 'restaurant' ? ownHouse(sender, lines) : null
  if (house) return { text: house.name, line: -1 }
  const [own, ...others] = labelled(pieces, NAMES[kind])
  if (own && others.length === 0) return own
  const said = repeated(pieces, subject)
  if (said) return said
  const going = lines.slice(0, 6).map(announcedName).find(Boolean)
  const first = kind === 'restaurant' ? (going ?? spokenName(subject, lines)) : null
  const announced = first ?? announcedName(subject) ?? going
  if (announced) return written(announced, subject)
  return (
    venueAbove(when, pieces, lines)?.name ?? visitInSentence(when.line, lines) ?? titleAbove(when, pieces)
  )
}

/** The title in the lines right above the moment. */
function titleAbove(when: When, pieces: readonly Piece[]): Title | null {
  const above = titlesAbove(when.line, pieces)
  const block = above.filter(({ line }, i) => above.slice(i).every((one, at) => one.line === line + at))
  const [first] = block
  // A line between the name and the day may tell which of its kinds was booked.
  return first && first.text.split(' ').length >= 3 ? first : (above.at(-1) ?? null)
}

/** What the title of the mail says that somebody goes to: `You're going to Mantis Parade`. */
const ANNOUNCED =
  /(?:you[’']re (?:going|off) to|(?:your )?tickets? (?:for|to)|(?:ihre|deine) (?:tickets?|karten) für|(?:vos|tes) (?:e-?)?billets pour|(?:tus|sus) entradas para|i (?:tuoi|suoi) biglietti per|(?:os )?(?:seus|teus) (?:bilhetes|ingressos) para|(?:je|uw) (?:tickets|kaarten) voor|(?:twoje )?bilety na|(?:vaše )?vstupenky na|(?:dina )?biljetter till|(?:dine )?billetter til)\s+(?<name>[\p{Lu}\d][^!?|]{3,80}?)(?=\s*(?:[!?|]|$)|\s(?:are|is|sono|sind|sont|están|zijn)\s)/iu

/** What a sentence confirms, before its day: `Your booking is confirmed: six bridges cruise, Saturday 12 June`. */
const CONFIRMED_VISIT =
  /(?:confirm|bestätigt|bevestigd|potwierdzon|potvrzen|booked|gebucht|reservad|prenotat|réservé)\p{L}{0,4}\s?[:–]\s(?<name>\p{L}[^,;:.!?]{6,80}),\s/iu

function visitInSentence(line: number, lines: readonly string[]): Title | null {
  const text = lines[line] ?? ''
  const name = text.length <= 200 ? CONFIRMED_VISIT.exec(text)?.groups?.name : undefined
  return name === undefined || readDate(name) ? null : { text: cleanText(name, 200), line }
}

/** A name in capitals as the title of the mail writes it, where it has it too. */
function written(title: Title, subject: string): Title {
  const at = subject.toLowerCase().indexOf(title.text.toLowerCase())
  const isLoud = title.text === title.text.toUpperCase()
  return isLoud && at >= 0 ? { ...title, text: subject.slice(at, at + title.text.length) } : title
}

function announcedName(subject: string): Title | null {
  const name = subject.length <= 200 ? ANNOUNCED.exec(subject)?.groups?.name : undefined
  return name === undefined || !/^[\p{Lu}\p{Lo}\d]/u.test(name) || readDate(name)
    ? null
    : { text: cleanText(name, 200), line: -1 }
}

/** The titles in the nearest lines above, without rows of labels and values. */
function titlesAbove(line: number, pieces: readonly Piece[]): Piece[] {
  const alone = pieces.filter(
    (piece) => !pieces.some((one) => one.line === piece.line && one.column !== piece.column),
  )
  const lines = [...new Set(alone.map((piece) => piece.line))].filter(
    (at) => at < line && at >= line - MAX_ABOVE,
  )
  const near = lines.slice(-NEAR)
  return alone.filter((piece) => near.includes(piece.line) && isTitle(piece))
}

/** With rows of a table between them. */
const MAX_ABOVE = 7
const MAX_BLOCK = 6

/**
 * The name at the head of the lines right above a moment that end with a house and its address, and that house: `The Lanterns`,
 * `Long Way Home Tour`, `City Hall`, `2 High Street, York`.
 */
function venueAbove(
  when: When,
  pieces: readonly Piece[],
  lines: readonly string[],
): { name: Title; house: string } | null {
  const house = housesOf(lines).find(({ line }) => line < when.line && line >= when.line - 3)
  if (!house) return null
  const titles = new Map(pieces.filter(isTitle).map((piece) => [piece.line, piece]))
  let first = house.line
  while (first > when.line - MAX_BLOCK && titles.has(first - 1)) first--
  const head = titles.get(first)
  return first < house.line && head
    ? { name: { text: head.text, line: first }, house: cleanText(`${house.name}, ${house.address}`, 300) }
    : null
}

/** `Where: 12 Lake Street, Chicago`: the address of a restaurant under the word for its place. */
function venueAddress(pieces: readonly Piece[]): string | null {
  const [only, ...others] = labelled(pieces, LABELS.venue)
  return only && others.length === 0 ? ownAddress(only.text) : null
}

/** Below the name of a show stands the house that it is in, with its address; others are that house. */
function placeOfHouse(kind: OutingKind, { name, address }: Lodging): string {
  const isShow = kind === 'event' && /^[^\d,]{4,40}, .*\d/u.test(address)
  return isShow ? address : cleanText(`${name}, ${address}`, 300)
}

/** Seats and prices are no place. */
const NO_VENUE =
  /[€$£¥₹₩]|(?<!\d)\d{1,3}\s(?:adult|inter|hor|hour|ore|stund|heure|min|pers|pess|gäst|bilet|ticket|karte)|^\d{1,2}\s\p{L}|^(?:cancellation|option|guests?|language)(?!\p{L})|\d[.,]\d{2}(?!\d)|(?<!\p{L})(?:TL|руб|seats?|row|block|blok|sıra|koltuk|reihe|rang|fila|rząd|miejsca|quantity|qty)(?!\p{L})/iu
/** A sentence behind another, or one that asks for something. */
const TELLS_HOW = /\p{L}{3}[.!?]\s\p{Lu}|^[Pp]lease /u
const MEETING = labelOf(LABELS.meeting)

function placeOf(
  kind: OutingKind,
  name: Title,
  when: When,
  { pieces, lines, sender }: Confirmation,
): string | null {
  const house = housesOf(lines).find((one) => one.name === name.text)
  if (kind === 'restaurant') {
    const own = ownHouse(sender, lines)
    const address =
      house?.address ??
      (own?.name === name.text ? own.address : null) ??
      addressIn(pieces) ??
      venueAddress(pieces)
    return cleanText([name.text, address].filter(Boolean).join(', '), 300)
  }
  const [meeting, venue] = [labelled(pieces, LABELS.meeting), labelled(pieces, LABELS.venue)]
  const labelledPlaces = meeting.length > 0 ? meeting : venue
  // A text that goes on in sentences tells how to get there.
  if (labelledPlaces[0])
    return labelledPlaces.length === 1 && !TELLS_HOW.test(labelledPlaces[0].text)
      ? labelledPlaces[0].text
      : null
  if (house) return placeOfHouse(kind, house)
  const venueOfBlock = venueAbove(when, pieces, lines)
  if (venueOfBlock?.name.text === name.text) return venueOfBlock.house
  const below = pieces.find(
    (piece) =>
      piece.line > when.line &&
      piece.line <= when.line + NEAR &&
      isTitle(piece) &&
      mayBeName(piece.text) &&
      !NO_VENUE.test(piece.text) &&
      !isLabel(piece.text) &&
      !pieces.some((one) => one.line === piece.line && one.column !== piece.column),
  )
  if (!below || MEETING.test(below.text)) return addressIn(pieces)
  const hall = housesOf(lines).find((one) => one.name === below.text && one.line > when.line)
  return hall ? cleanText(`${hall.name}, ${hall.address}`, 300) : below.text
}
