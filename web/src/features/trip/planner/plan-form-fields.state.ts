import { isIsoDate, parseClock } from '@tripwright/domain/base/dates'
import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { foldLetters } from '@tripwright/domain/base/fold-text'
import { type City, type Guide, parseTownId } from '@tripwright/domain/destination/places'
import { MAX_PLAN_DAYS, type ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import type { PickedPlace } from '#features/destination/places/index.ts'

/** Errors by field: `cities.0`, `days`; the text key with its values, and what may have been meant. */
export type PlanFormErrors = Record<
  string,
  { key: PlanFormErrorKey; values?: Record<string, string | number>; choices?: readonly TownChoice[] }
>
export type PlanFormErrorKey =
  | 'error.city'
  | 'error.city.empty'
  | 'error.city.which'
  | 'error.city.twice'
  | 'error.days'
  | 'error.nights'
  | 'error.nights.one'
  | 'error.start.past'
  | 'error.start'
  | 'error.people'
  | 'error.ages'
  | 'error.budget'
  | 'error.rate'
  | 'error.times'
  | 'error.walk'
  | 'error.modes'
  | 'error.place'
  | 'error.other'

/** The context of parsing; `today` is the traveller's date. */
export type ParseContext = { cities: readonly City[]; today: string }
type IssueField = [start: RegExp, field: (found: RegExpExecArray) => string, key: PlanFormErrorKey]

/** The fields of one part of a request, with everything about them: initial values, parsing, display. */
type FormPart<T extends object> = {
  /** The initial values of the form. */
  empty: T
  /** Always visible; the other parts are one click away. */
  isBasic?: true
  /** The part of the request, from a form without errors. */
  toRequest: (form: T, context: ParseContext) => object
  /** The form values for a request. */
  fromRequest: (request: ResolvedRequest, guides: readonly Guide[]) => T
  errorsOf?: (form: T, context: ParseContext) => PlanFormErrors
  /** Maps the planner's issues to fields, by the start of their path. */
  issues?: IssueField[]
  /** The form without a conflicting constraint, by the planner's name of it. */
  relax?: Record<string, (form: T, index: number) => Partial<T>>
}

const part = <T extends object>(definition: FormPart<T>) => definition

/** A town that was chosen from the list; its guide is gathered where it is not there yet. */
export type ChosenTown = Pick<City, 'id' | 'name' | 'lat' | 'lon'> & {
  /** With its country, as the list had it. */
  label?: string
}
/** What a typed name may mean: a town, or a region with the towns to sleep in, the first of which it is. */
export type TownChoice = ChosenTown & { bases?: readonly ChosenTown[] }
type CityRow = {
  text: string
  nights: string
  stay: PickedPlace | null
  /** Holds as long as the text is its name. */
  town?: ChosenTown | undefined
}
export const EMPTY_CITY: CityRow = { text: '', nights: '', stay: null }
/** Ages in years, in digits of any separator; null where one is none. */
function agesIn(text: string): number[] | null {
  const ages = text.split(/[^\p{Nd}]+/u).filter((part) => part !== '')
  return ages.every((age) => isWhole(age, 0, 17)) && !/[\p{L}-]/u.test(text) ? ages.map(Number) : null
}
const NO_WALKING_LIMIT = 720

export const PLAN_FORM_PARTS = {
  route: part({
    empty: { cities: [EMPTY_CITY], days: '3' },
    isBasic: true,
    toRequest: ({ cities, days }, context) => ({
      cities: cities.map(({ nights, stay, ...row }) => ({
        id: cityOfRow(row, context.cities)?.id ?? '',
        ...(nights.trim() !== '' && cities.length > 1 && { nights: Number(nights) }),
        ...(stay && { stay: { name: stay.name, lat: stay.lat, lon: stay.lon } }),
      })),
      days: Number(days),
    }),
    fromRequest: ({ cities, days }, guides) => ({
      cities: cities.map((city) => toCityRow(city, guides)),
      days: String(days),
    }),
    errorsOf: (form, { cities }) => ({
      ...cityErrors(form.cities, cities),
      ...nightErrors(form),
      ...errorIf(!isWhole(form.days, 1, MAX_PLAN_DAYS), 'days', 'error.days'),
    }),
    issues: [
      [/^cities\.(\d+)\.nights/, ([, i]) => `cities.${i}.nights`, 'error.nights.one'],
      [/^cities\.(\d+)/, ([, i]) => `cities.${i}`, 'error.city.empty'],
      [/^days/, () => 'days', 'error.nights'],
    ],
    relax: { nights: addNight },
  }),
  start: part({
    empty: { startDate: '' },
    isBasic: true,
    toRequest: ({ startDate }) => ({ ...(startDate && { startDate }) }),
    fromRequest: ({ startDate }) => ({ startDate }),
    errorsOf: ({ startDate }, { today }) => ({
      ...errorIf(startDate !== '' && !isIsoDate(startDate), 'startDate', 'error.start'),
      ...errorIf(startDate !== '' && startDate < today, 'startDate', 'error.start.past'),
    }),
    issues: [[/^startDate/, () => 'startDate', 'error.start']],
  }),
  party: part({
    empty: { adults: '1', children: '0', ages: '' },
    // A form that was kept by an earlier version has no ages.
    toRequest: ({ adults, children, ages = '' }) => ({
      travellers: {
        adults: Number(adults),
        children: Number(children || 0),
        ...(Number(children) > 0 && ages.trim() !== '' && { ages: agesIn(ages) ?? [] }),
      },
    }),
    fromRequest: ({ travellers }) => ({
      adults: String(travellers.adults),
      children: String(travellers.children),
      ages: travellers.ages?.slice(0, travellers.children).join(', ') ?? '',
    }),
    errorsOf: ({ adults, children, ages = '' }) => ({
      ...errorIf(!isWhole(adults, 1, 20) || !isWhole(children || '0', 0, 20), 'adults', 'error.people'),
      ...errorIf(
        Number(children) > 0 && (agesIn(ages)?.length ?? Infinity) > Number(children),
        'ages',
        'error.ages',
      ),
    }),
    issues: [[/^travellers/, () => 'adults', 'error.people']],
  }),
  pace: part({
    empty: { pace: 'balanced' },
    toRequest: ({ pace }) => ({ pace }),
    fromRequest: ({ pace }) => ({ pace }),
  }),
  interests: part({
    empty: { interests: [] as string[] },
    toRequest: ({ interests }) => ({ interests }),
    fromRequest: ({ interests }) => ({ interests }),
  }),
  money: part({
    empty: { budget: '', currency: 'EUR' },
    toRequest: ({ budget, currency }) =>
      budget.trim() === ''
        ? {}
        : { budget: { amount: Math.round(Number(budget) * minorUnits(currency)), currency } },
    fromRequest: ({ budget }) => ({
      budget: budget ? String(budget.amount / minorUnits(budget.currency)) : '',
      currency: budget?.currency ?? 'EUR',
    }),
    errorsOf: ({ budget }) =>
      errorIf(
        budget.trim() !== '' && !/^\d{1,9}([.]\d{1,3})?$/.test(budget.trim()),
        'budget',
        'error.budget',
      ),
    issues: [
      [/^budget\.currency/, () => 'budget', 'error.rate'],
      [/^budget/, () => 'budget', 'error.budget'],
    ],
    relax: { budget: () => ({ budget: '' }) },
  }),
  places: part({
    // `decidedPlaces`: own places of the trip about which this form, and not the trip, says whether they must be seen.
    empty: {
      mustSee: [] as PickedPlace[],
      avoid: [] as PickedPlace[],
      decidedPlaces: [] as string[],
      wholeDayTrips: false,
    },
    toRequest: ({ mustSee, avoid, wholeDayTrips }) => ({
      ...(wholeDayTrips && { wholeDayTrips }),
      mustSee: mustSee.map(({ id }) => id),
      avoid: avoid.map(({ id }) => id),
    }),
    fromRequest: ({ mustSee, avoid, places = [], wholeDayTrips = false }, guides) => ({
      wholeDayTrips,
      decidedPlaces: places.map(({ id }) => id),
      mustSee: toPicked(mustSee, guides),
      avoid: toPicked(avoid, guides),
    }),
    issues: [
      [/^mustSee/, () => 'mustSee', 'error.place'],
      [/^avoid/, () => 'avoid', 'error.place'],
    ],
    relax: {
      'must-see': ({ mustSee }, index) => ({ mustSee: mustSee.filter((_, i) => i !== index) }),
      avoid: () => ({ avoid: [] }),
    },
  }),
  times: part({
    empty: { arrival: '', departure: '', dayStart: '09:00', dayEnd: '21:00' },
    toRequest: ({ arrival, departure, dayStart, dayEnd }) => ({
      ...(arrival && { arrival }),
      ...(departure && { departure }),
      dayStart: dayStart || '09:00',
      dayEnd: dayEnd || '21:00',
    }),
    fromRequest: ({ arrival = '', departure = '', dayStart, dayEnd }) => ({
      arrival,
      departure,
      dayStart,
      dayEnd,
    }),
    errorsOf: ({ dayStart, dayEnd }) =>
      errorIf((parseClock(dayEnd) ?? 1260) <= (parseClock(dayStart) ?? 540), 'dayEnd', 'error.times'),
    issues: [[/^day(Start|End)/, () => 'dayEnd', 'error.times']],
    relax: { times: () => ({ arrival: '', departure: '', dayStart: '06:00', dayEnd: '23:59' }) },
  }),
  meals: part({
    empty: { meals: true },
    toRequest: ({ meals }) => ({ meals }),
    fromRequest: ({ meals }) => ({ meals }),
    relax: { meals: () => ({ meals: false }) },
  }),
  modes: part({
    empty: { modes: ['walk', 'transit'] },
    toRequest: ({ modes }) => ({ modes }),
    fromRequest: ({ modes }) => ({ modes }),
    errorsOf: ({ modes }) => errorIf(modes.length === 0, 'modes', 'error.modes'),
  }),
  walking: part({
    empty: { maxWalk: '' },
    toRequest: ({ maxWalk }) => ({ ...(maxWalk.trim() && { maxWalkMinutes: Number(maxWalk) }) }),
    fromRequest: ({ maxWalkMinutes = '' }) => ({ maxWalk: String(maxWalkMinutes) }),
    errorsOf: ({ maxWalk }) =>
      errorIf(maxWalk.trim() !== '' && !isWhole(maxWalk, 0, NO_WALKING_LIMIT), 'maxWalk', 'error.walk'),
    relax: { walking: () => ({ maxWalk: String(NO_WALKING_LIMIT) }) },
  }),
  needs: part({
    empty: { stepFree: false, diets: [] as string[] },
    toRequest: ({ stepFree, diets }) => ({ needs: { stepFree, diets } }),
    fromRequest: ({ needs }) => ({ stepFree: needs.stepFree, diets: needs.diets }),
    relax: { needs: () => ({ stepFree: false, diets: [] }) },
  }),
}

/** The city of a row: the town that was chosen for it, else the city that its text means. */
export function cityOfRow(
  { text, town }: Pick<CityRow, 'text' | 'town'>,
  cities: readonly City[],
): ChosenTown | undefined {
  return town && town.name === text.trim() ? town : findCity(text, cities)
}

/** The city that a text means, ignoring case and accents: of its name, else of another name of it. */
function findCity(text: string, cities: readonly City[]): City | undefined {
  const folded = foldLetters(text)
  const isMeant = (one: string) => foldLetters(one) === folded
  return (
    cities.find(({ name, nameLocal, id }) => [name, nameLocal, id].some(isMeant)) ??
    cities.find(({ also = [] }) => also.some(isMeant))
  )
}

function toCityRow(
  { id, nights, stay }: ResolvedRequest['cities'][number],
  guides: readonly Guide[],
): CityRow {
  const city = guides.find((guide) => guide.city.id === id)?.city
  const isMiddle = stay.lat === city?.lat && stay.lon === city.lon
  return {
    text: city?.name ?? id,
    // The name of a town may be that of a city in our list too.
    ...(city && parseTownId(id) && { town: { id, name: city.name, lat: city.lat, lon: city.lon } }),
    nights: String(nights),
    stay: isMiddle ? null : { id: stay.name, ...stay },
  }
}

function toPicked(ids: readonly string[], guides: readonly Guide[]): PickedPlace[] {
  const places = guides.flatMap(({ pointsOfInterest }) => pointsOfInterest)
  return ids.flatMap((id): PickedPlace[] => {
    const place = places.find((one) => one.id === id)
    return place ? [{ id, name: place.name, lat: place.lat, lon: place.lon }] : []
  })
}

function cityErrors(rows: readonly CityRow[], cities: readonly City[]): PlanFormErrors {
  const errors: PlanFormErrors = {}
  const ids = rows.map((row) => cityOfRow(row, cities)?.id)
  for (const [i, { text }] of rows.entries()) {
    const id = ids[i]
    if (text.trim() === '') errors[`cities.${i}`] = { key: 'error.city.empty' }
    else if (id === undefined) errors[`cities.${i}`] = { key: 'error.city', values: { city: text.trim() } }
    else if (ids.indexOf(id) < i) errors[`cities.${i}`] = { key: 'error.city.twice' }
  }
  return errors
}

function nightErrors({ cities: rows, days }: { cities: readonly CityRow[]; days: string }): PlanFormErrors {
  const errors: PlanFormErrors = {}
  const nights = rows.map((row) => row.nights.trim())
  const named = nights.reduce((sum, one) => sum + Number(one || 0), 0)
  const isOff = nights.every((one) => one !== '') ? named !== Number(days) - 1 : named > Number(days) - 1
  if (rows.length > 1 && isWhole(days, 1, MAX_PLAN_DAYS) && (isOff || Number.isNaN(named)))
    errors[`cities.${rows.length - 1}.nights`] = { key: 'error.nights' }
  for (const [i, one] of nights.slice(0, -1).entries())
    if (one !== '' && !isWhole(one, 1, MAX_PLAN_DAYS))
      errors[`cities.${i}.nights`] = { key: 'error.nights.one' }
  return errors
}

/** One night more in a city, and one day more of the trip. */
function addNight(
  form: { cities: CityRow[]; days: string },
  city: number,
): { cities: CityRow[]; days: string } {
  const cities = form.cities.map((row, i) =>
    i === city && row.nights !== '' ? { ...row, nights: String(Number(row.nights) + 1) } : row,
  )
  return { cities, days: String(Number(form.days) + 1) }
}

function errorIf(isWrong: boolean, field: string, key: PlanFormErrorKey): PlanFormErrors {
  return isWrong ? { [field]: { key } } : {}
}

function minorUnits(currency: string): number {
  return 10 ** currencyDecimals(currency)
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
}
