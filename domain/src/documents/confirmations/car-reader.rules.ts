import {
  cleanText,
  END_WORDS,
  originOf,
  type Piece,
  type ReadBooking,
  weekdayNames,
  wordsOf,
} from '../booking-words/index.ts'
import { type Confirmation, timeOrigins } from './evidence.rules.ts'
import { labelledEnds, momentOf, partsOfEnd } from './labelled-ends.rules.ts'
import { LABELS } from './labels.data.ts'
import { isLabel, isTitle, labelled } from './titles.rules.ts'

/** A name, and an address of two lines. */
const MAX_PLACE_LINES = 3

/** A class of cars is the name of none. */
const CLASS =
  /^(?:mini|economy|compact|intermediate|standard|full[ -]?size|premium|luxury|suv|kompaktklasse|mittelklasse|[A-Z]{4}$)/iu

/** Of a text alone, its looks. */
const EMPTY: Piece = { text: '', line: 0, column: 0, end: null, days: [], clocks: [], names: [] }

const SAME = /^(?:same as|wie|identisch|même|igual|stesso|mismo|zelfde)(?!\p{L})/iu

const STATION =
  /^(?:[\p{L}-]+\s)?(?:station|location|branch|office|filiale|agence|oficina|agenzia|agência)\s*:\s*/iu

/** The hirer that a broker names, else the one that sent the mail, else the car. */
function nameOf({ pieces, lines, sender, seller }: Confirmation): string | undefined {
  const [hirer, ...moreHirers] = labelled(pieces, LABELS.hirer)
  if (hirer && moreHirers.length === 0 && isTitle({ ...EMPTY, text: hirer.text })) return hirer.text
  if (seller?.kind === 'car') return seller.name
  const [vehicle, ...others] = labelled(pieces, LABELS.vehicle)
  const isOwn =
    vehicle &&
    others.length === 0 &&
    !CLASS.test(vehicle.text) &&
    weekdayNames(vehicle.text.split(',')[0] ?? '') === undefined
  return hirerAsSender(sender, lines) ?? (isOwn ? vehicle.text.replace(/\s*[(,|].*$/u, '') : undefined)
}

/** A hired car by where and when it is taken and brought back. Its name is that of the hirer, else of the car. */
export function readCar(confirmation: Confirmation): ReadBooking | null {
  const { pieces } = confirmation
  const ends = labelledEnds(pieces, END_WORDS.taken, END_WORDS.broughtBack)
  if (!ends) return null
  const [taken, brought] = [ends.begins, ends.ends].map((texts) =>
    partsOfEnd(texts.map((text) => text.replace(STATION, ''))),
  )
  const [from, back] = [taken, brought].map((end) =>
    cleanText(
      untilOther(end?.places ?? [])
        .slice(0, MAX_PLACE_LINES)
        .join(', '),
      300,
    ),
  )
  const both = from || back ? '' : bothPlaces(pieces)
  const [one, other] = [from || both, (back && SAME.test(back) ? from : back) || both]
  const address = one !== '' && one === other ? branchAddress(pieces) : null
  const [start, to] = [one, other].map((place) => [place, address].filter(Boolean).join(', '))
  if (!taken?.day || !brought?.day || brought.day < taken.day || !start || !to) return null
  const name = nameOf(confirmation)
  return {
    kind: 'car',
    ...(name && { name }),
    startsAt: { at: momentOf(taken.day, taken.clocks[0]), place: { name: start } },
    endsAt: { at: momentOf(brought.day, brought.clocks[0]), place: { name: to } },
    origins: [
      ...(name ? [originOf('name', 'text', name)] : []),
      originOf('startsAt.place', 'text', start),
      originOf('endsAt.place', 'text', to),
      ...timeOrigins(ends.begins, ends.ends),
    ],
  }
}

/** What stands below a branch and is of something else: the car, who drives it, what it costs. */
const NO_BRANCH =
  /[€$£¥₹₩]|\d\s?[x×]\s|(?<!\p{L})(?:or similar|oder ähnlich|ou similaire|ou similar|o similar|o simile|of gelijkwaardig)(?!\p{L})|^(?:your )?(?:vehicle|cars?|drivers?|fahrzeug|fahrer(?:in)?|véhicule|conducteur|vehículo|conductor|veicolo|conducente|guidatore|veículo|viatura|condutor|voertuig|bestuurder|catégorie|categor[ií]a|class|group|gruppe|trip amount|total|price|hire|rental|insurance|extras?)(?:\s?[(:]|$)|^(?:hire|rental|trip amount) /iu

/** The lines of a place up to the first that is of something else. */
function untilOther(places: readonly string[]): string[] {
  const end = places.findIndex((text) => NO_BRANCH.test(text) || isLabel(text))
  return end < 0 ? [...places] : places.slice(0, end)
}

const [TAKEN, BROUGHT] = [wordsOf(END_WORDS.taken), wordsOf(END_WORDS.broughtBack)]

/** The place under the one label that names both ends: `Pick-up and return location`. */
function bothPlaces(pieces: readonly Piece[]): string {
  const found = pieces.flatMap(({ text, line }, i) => {
    const { label = '', rest = '' } =
      /^(?<label>[^:\d]{6,60}?)\s?(?::\s?(?<rest>.*))?$/u.exec(text)?.groups ?? {}
    if (!TAKEN.test(label) || !BROUGHT.test(label)) return []
    const next = pieces[i + 1]
    const value = rest || (next && next.line <= line + 1 ? next.text : '')
    return /^\p{Lu}/u.test(value) && value.length <= 150 ? [value] : []
  })
  const named = found.length > 0 ? found : labelled(pieces, LABELS.venue).map(({ text }) => text)
  return named.length === 1 ? cleanText(named[0] ?? '', 300) : ''
}

/** The one address under a word for that of a branch: of the only branch that a text names. */
function branchAddress(pieces: readonly Piece[]): string | null {
  const [only, ...others] = labelled(pieces, LABELS.branchAddress)
  return only && others.length === 0 && /\d/.test(only.text) ? only.text : null
}

const HIRER =
  /(?<!\p{L})(?:rentals?|rent[ -]a[ -]car|car hire|hire|cars?|autovermietung|mietwagen|location|alquiler|autonoleggio|noleggio|aluguer|autoverhuur|verhuur|wypożyczalnia|autopůjčovna|biluthyrning|biludlejning|bilutleie|autovuokraamo|autókölcsönző|închirieri|прокат)(?!\p{L})|レンタカー|렌터카|렌트카|租车|租車/iu

/** The hirer that sent the mail and names itself in its words too, by a word for letting cars in its name. */
function hirerAsSender(sender: string, lines: readonly string[]): string | undefined {
  const name = cleanText(sender.replace(/\S+@.*$/u, '').replace(/["<]/g, ' '), 100)
  const isSaid = name.length >= 4 && HIRER.test(name) && lines.some((line) => line.includes(name))
  if (isSaid && isTitle({ ...EMPTY, text: name })) return name
  // What the hirer calls itself in short, by a name that is no word: `ADA Location` and `ADA Brest`.
  const short = name.replace(
    new RegExp(`${HIRER.source}|(?<!\\p{L})(?:van|campervan|and|&|y|et|und)(?!\\p{L})`, 'giu'),
    ' ',
  )
  const core = cleanText(short.replace(/[&|·–-]+/g, ' '), 60)
  const isOwn = new RegExp(
    `(?<![\\p{L}\\d])${core.replace(/[.*+?()[\]\\^$|{}]/g, '\\$&')}(?![\\p{L}\\d])`,
    'u',
  )
  return core.length >= 3 &&
    /^\p{Lu}/u.test(core) &&
    core.split(' ').length <= 3 &&
    lines.some((line) => isOwn.test(line))
    ? core
    : undefined
}
