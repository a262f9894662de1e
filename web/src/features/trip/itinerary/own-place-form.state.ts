import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { placeTypeOf } from '@tripwright/domain/destination/gathered-guides'
import { type City, DIETS, EATING_CATEGORIES } from '@tripwright/domain/destination/places'
import {
  ALWAYS_OPEN,
  cityOfPlace,
  type OpeningDay,
  OWN_PLACE_MINUTES,
  type ownPlacesMessages,
  readWeekHours,
  toOwnHours,
  WEEKDAYS,
  writeWeekHours,
} from '@tripwright/domain/trip/itinerary'
import { type FieldChange, isSameValue, type TripOwnPlace } from '@tripwright/domain/trip/sync'
import type { FoundDetails } from '#features/destination/places/index.ts'

type DayTimes = { open: string; close: string }
/** A place as its form has it: everything is text, and a position where one was picked. */
export type OwnPlaceForm = {
  text: string
  picked: { name: string; lat: number; lon: number } | null
  use: 'visit' | 'stay'
  name: string
  category: string
  duration: string
  /** `saved`: more than the form can show, and left as it is. */
  hours: 'always' | 'week' | 'saved'
  week: Record<OpeningDay, DayTimes>
  savedHours: string
  /** Where hours are from that nobody typed: the map's data, or what is usual for its type. */
  hoursFrom: 'found' | 'usual' | null
  /** What was filled in for the place that was picked; another one replaces it while it is as it was. */
  filled: FilledFields | null
  price: string
  currency: string
  isMustSee: boolean
  stepFree: boolean
  diet: readonly string[]
  note: string
}
/** What a map, or the type of a place, may fill in. */
export type FilledFields = Pick<
  OwnPlaceForm,
  'category' | 'duration' | 'hours' | 'week' | 'savedHours' | 'stepFree'
>
type OwnPlaceErrorKey = Extract<keyof typeof ownPlacesMessages.texts, `error.${string}`>
export type OwnPlaceErrors = Partial<
  Record<'location' | 'name' | 'duration' | 'hours' | 'price', OwnPlaceErrorKey>
>

const CLOSED: DayTimes = { open: '', close: '' }
const USUAL_DAY: DayTimes = { open: '09:00', close: '17:00' }
const MAX_PRICE_DIGITS = 6

export function newOwnPlaceForm(currency: string): OwnPlaceForm {
  return {
    text: '',
    picked: null,
    use: 'visit',
    name: '',
    category: 'landmark',
    duration: '60',
    hours: 'always',
    week: weekOf(() => USUAL_DAY),
    savedHours: '',
    hoursFrom: null,
    filled: null,
    price: '',
    currency,
    isMustSee: true,
    stepFree: false,
    diet: [],
    note: '',
  }
}

/** A place as its form would have been filled in. */
export function toOwnPlaceForm(place: TripOwnPlace, currency: string): OwnPlaceForm {
  const { location, category, duration, price, isMustSee, stepFree } = place
  const [name, note] = [place.name ?? '', place.note ?? '']
  const text = location.address || name
  const empty = newOwnPlaceForm(price?.currency ?? currency)
  return {
    ...empty,
    ...hoursFields(place.hours ?? ALWAYS_OPEN, empty),
    text,
    picked: { name: text, lat: location.lat, lon: location.lon },
    name,
    category: category ?? empty.category,
    duration: String(duration ?? empty.duration),
    price: price ? priceText(price) : '',
    isMustSee: isMustSee ?? false,
    stepFree: stepFree ?? false,
    diet: place.diet ?? [],
    note,
  }
}

/** A form has one span a day: hours with more are left as they are. */
function hoursFields(
  hours: string,
  empty: OwnPlaceForm,
): Pick<OwnPlaceForm, 'hours' | 'week' | 'savedHours'> {
  const week = readWeekHours(hours)
  if (!week) return { hours: hours === ALWAYS_OPEN ? 'always' : 'saved', week: empty.week, savedHours: hours }
  const isShown = writeWeekHours(week) === hours
  return { hours: isShown ? 'week' : 'saved', week: weekOf((day) => week[day] ?? CLOSED), savedHours: hours }
}

function priceText({ amount, currency }: { amount: number; currency: string }): string {
  const decimals = currencyDecimals(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

export function weekOf<T>(hoursFor: (day: OpeningDay) => T): Record<OpeningDay, T> {
  // All seven days are there.
  return Object.fromEntries(WEEKDAYS.map((day) => [day, hoursFor(day)])) as Record<OpeningDay, T>
}

/** What is missing or wrong, by field. */
export function ownPlaceErrors(
  form: OwnPlaceForm,
  cities: readonly Pick<City, 'lat' | 'lon'>[],
): OwnPlaceErrors {
  const { picked, use, name, duration, price } = form
  if (!picked) return { location: 'error.location' }
  if (use === 'stay') return cityOfPlace({ location: picked }, cities) ? {} : { location: 'error.stay' }
  const { least, most } = OWN_PLACE_MINUTES
  const minutes = /^\d{1,4}$/.test(duration.trim()) ? Number(duration) : 0
  return {
    ...(!name.trim() && { name: 'error.name' }),
    ...((minutes < least || minutes > most) && { duration: 'error.duration' }),
    ...(hoursOf(form) === null && { hours: 'error.hours' }),
    ...(price.trim() && toPrice(form) === null && { price: 'error.price' }),
  }
}

/** The hours in the grammar; null where a day has half of its times, or no day is open. */
function hoursOf({ hours, week, savedHours }: OwnPlaceForm): string | null {
  if (hours === 'always') return ALWAYS_OPEN
  if (hours === 'saved') return savedHours
  const isHalf = WEEKDAYS.some((day) => (week[day].open === '') !== (week[day].close === ''))
  return isHalf ? null : writeWeekHours(weekOf((day) => (week[day].open ? week[day] : null)))
}

function toPrice({ price, currency }: OwnPlaceForm): { amount: number; currency: string } | null {
  const text = price.trim().replace(',', '.')
  const decimals = currencyDecimals(currency)
  const [whole = '', fraction = ''] = text.split('.')
  if (!/^\d+(\.\d{1,3})?$/.test(text) || fraction.length > decimals) return null
  const amount = Math.round(Number(text) * 10 ** decimals)
  return whole.length <= MAX_PRICE_DIGITS + (decimals === 0 ? 2 : 0) && amount <= 50_000_000
    ? { amount, currency }
    : null
}

export function isEatingPlace({ category }: Pick<OwnPlaceForm, 'category'>): boolean {
  return EATING_CATEGORIES.some((one) => one === category)
}

/** What has to change so that the place is as its form without errors says; of a new one, all that was entered. */
export function ownPlaceChanges(id: string, form: OwnPlaceForm, before: TripOwnPlace | null): FieldChange[] {
  const { picked, text, name, category, duration, price, isMustSee, stepFree, diet, note } = form
  if (!picked) return []
  const { lat, lon } = picked
  const address = (text.trim() || picked.name).slice(0, 300)
  const fields: Record<string, unknown> = {
    kind: 'place',
    name: name.trim().slice(0, 200),
    location: { lat, lon, ...(address && { address }) },
    category,
    hours: hoursOf(form),
    duration: Number(duration),
    price: price.trim() ? toPrice(form) : null,
    isMustSee,
    stepFree: stepFree || null,
    diet: isEatingPlace(form) && diet.length > 0 ? DIETS.filter((one) => diet.includes(one)) : null,
    note: note.trim() || null,
  }
  const now: Record<string, unknown> = before ? { kind: 'place', ...before } : {}
  return Object.entries(fields)
    .filter(([field, value]) => !isSameValue(now[field] ?? null, value))
    .map(([field, value]) => ({ itemId: id, field, value }))
}

/**
 * What a form takes over of a place that was found: its type, how long a visit takes, its hours, or those that are usual
 * for its type. Nothing, where the person chose one of these already.
 */
export function detailsIn(form: OwnPlaceForm, details: FoundDetails): Partial<OwnPlaceForm> {
  const empty = newOwnPlaceForm(form.currency)
  const before = form.filled ?? parts(empty)
  if (!isSameValue(parts(form), before)) return {}
  const type = placeTypeOf(details.kind ?? null)
  const found = details.hours === undefined ? null : toOwnHours(details.hours)
  const hours = found ?? type?.usualHours ?? ALWAYS_OPEN
  const filled: FilledFields = {
    ...parts(empty),
    ...(type && { category: type.category, duration: String(type.minutes) }),
    ...hoursFields(byDay(hours), empty),
    stepFree: details.isStepFree ?? false,
  }
  return { ...filled, filled, hoursFrom: found ? 'found' : hours === ALWAYS_OPEN ? null : 'usual' }
}

/** Hours of one span a day as the form writes them, day by day; others as they are. */
function byDay(hours: string): string {
  const week = /\d,\d/.test(hours) ? null : readWeekHours(hours)
  return (week && writeWeekHours(week)) ?? hours
}

function parts(form: OwnPlaceForm): FilledFields {
  const { category, duration, hours, week, savedHours, stepFree } = form
  return { category, duration, hours, week, savedHours, stepFree }
}
