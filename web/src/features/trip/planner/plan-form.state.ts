import { currencyDecimals } from '@tripwright/domain/base/decimals'
import type { City, Guide } from '@tripwright/domain/destination/places'
import type { ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import { preferences } from '#features/account/preferences/index.ts'
import type { PickedPlace } from '#features/destination/places/index.ts'
import { readStored, writeStored } from '#platform/storage.ts'

/** The form as it stands: what was typed, right or wrong. */
export type PlanFormState = {
  cities: { text: string; nights: string; stay: PickedPlace | null }[]
  days: string
  startDate: string
  adults: string
  children: string
  pace: string
  interests: string[]
  budget: string
  currency: string
  mustSee: PickedPlace[]
  avoid: PickedPlace[]
  arrival: string
  departure: string
  dayStart: string
  dayEnd: string
  meals: boolean
  modes: string[]
  maxWalk: string
  stepFree: boolean
  diets: string[]
}
/** What is wrong, by field: `cities.0`, `days`; the key of a text with its values. */
export type PlanFormErrors = Record<
  string,
  { key: PlanFormErrorKey; values?: Record<string, string | number> }
>
export type PlanFormErrorKey =
  | 'error.city'
  | 'error.city.empty'
  | 'error.city.twice'
  | 'error.days'
  | 'error.nights'
  | 'error.nights.one'
  | 'error.start.past'
  | 'error.start'
  | 'error.people'
  | 'error.budget'
  | 'error.rate'
  | 'error.times'
  | 'error.walk'
  | 'error.modes'
  | 'error.place'
  | 'error.other'

/** Changes some constraints; what is made of the constraints before is given as a function, for several changes may come at once. */
export type ChangePlanForm = (
  part: Partial<PlanFormState> | ((draft: PlanFormState) => Partial<PlanFormState>),
) => void
export type PlanFormFieldsProps = {
  draft: PlanFormState
  onChange: ChangePlanForm
  errors: PlanFormErrors
  /** Null while the list is not known. */
  cities: readonly City[] | null
}
/** What is wrong with a field, in words. */
export type ErrorTextOf = (field: string) => string | undefined

export const EMPTY_CITY = { text: '', nights: '', stay: null }
export const EMPTY_PLAN_FORM: PlanFormState = {
  cities: [EMPTY_CITY],
  days: '3',
  startDate: '',
  adults: '1',
  children: '0',
  pace: 'balanced',
  interests: [],
  budget: '',
  currency: 'EUR',
  mustSee: [],
  avoid: [],
  arrival: '',
  departure: '',
  dayStart: '09:00',
  dayEnd: '21:00',
  meals: true,
  modes: ['walk', 'transit'],
  maxWalk: '',
  stepFree: false,
  diets: [],
}

const BASIC_FIELDS = ['cities', 'days', 'startDate', 'currency']

/** How many of the constraints beyond the first fields are set otherwise than they come. */
export function countMoreFields(draft: PlanFormState): number {
  const names = Object.keys(EMPTY_PLAN_FORM).filter(
    (name) => !BASIC_FIELDS.includes(name),
  ) as (keyof PlanFormState)[]
  const stays = draft.cities.filter(({ stay }) => stay !== null).length
  return stays + names.filter((name) => String(draft[name]) !== String(EMPTY_PLAN_FORM[name])).length
}

/** The form as it comes to somebody: with the money and the needs of their profile. */
export function newPlanForm(): PlanFormState {
  const { currency, needs } = preferences()
  return { ...EMPTY_PLAN_FORM, ...needs, currency: currency ?? EMPTY_PLAN_FORM.currency }
}

/** What the form held when the page was left, whichever way; the form as it comes where nothing was. */
export function restorePlanForm(): PlanFormState {
  const stored = readStored('plan-wish')
  // Stored by the line below; a field that an older version did not know gets its default.
  return stored && Array.isArray(stored.cities)
    ? { ...newPlanForm(), ...(stored as Partial<PlanFormState>) }
    : newPlanForm()
}

export function storePlanForm(draft: PlanFormState): void {
  writeStored('plan-wish', draft)
}

/** How many digits of a currency stand after the point. */
export const decimals = currencyDecimals

/** The draft without a constraint that stands in the way, as the planner names it. */
export function dropConstraint(
  draft: PlanFormState,
  { wish, index }: { wish: string; index: number | null },
): PlanFormState {
  const without = (list: PickedPlace[]) => list.filter((_, i) => i !== index)
  if (wish === 'nights') return addNight(draft, index ?? 0)
  if (wish === 'must-see') return { ...draft, mustSee: without(draft.mustSee) }
  if (wish === 'budget') return { ...draft, budget: '' }
  if (wish === 'meals') return { ...draft, meals: false }
  if (wish === 'needs') return { ...draft, stepFree: false, diets: [] }
  if (wish === 'walking') return { ...draft, maxWalk: '720' }
  if (wish === 'avoid') return { ...draft, avoid: [] }
  if (wish === 'times') return { ...draft, arrival: '', departure: '', dayStart: '06:00', dayEnd: '23:59' }
  return draft
}

/** A night more in a city, and a day more of the whole trip. */
function addNight(draft: PlanFormState, city: number): PlanFormState {
  const cities = draft.cities.map((row, i) =>
    i === city && row.nights !== '' ? { ...row, nights: String(Number(row.nights) + 1) } : row,
  )
  return { ...draft, cities, days: String(Number(draft.days) + 1) }
}

/** The form as it would have to be filled in for a request. */
export function toPlanForm(request: ResolvedRequest, guides: readonly Guide[]): PlanFormState {
  const { budget, travellers, needs, maxWalkMinutes } = request
  const places = guides.flatMap(({ pointsOfInterest }) => pointsOfInterest)
  const picked = (ids: readonly string[]) =>
    ids.flatMap((id): PickedPlace[] => {
      const place = places.find((one) => one.id === id)
      return place ? [{ id, name: place.name, lat: place.lat, lon: place.lon }] : []
    })
  return {
    cities: request.cities.map(({ id, nights, stay }) => {
      const city = guides.find((guide) => guide.city.id === id)?.city
      const isMiddle = stay.lat === city?.lat && stay.lon === city.lon
      return {
        text: city?.name ?? id,
        nights: String(nights),
        stay: isMiddle ? null : { id: stay.name, ...stay },
      }
    }),

    days: String(request.days),
    startDate: request.startDate,
    pace: request.pace,
    interests: request.interests,
    adults: String(travellers.adults),
    children: String(travellers.children),
    budget: budget ? String(budget.amount / 10 ** decimals(budget.currency)) : '',
    currency: budget?.currency ?? 'EUR',
    mustSee: picked(request.mustSee),
    avoid: picked(request.avoid),
    arrival: request.arrival ?? '',
    departure: request.departure ?? '',
    dayStart: request.dayStart,
    dayEnd: request.dayEnd,
    meals: request.meals,
    modes: request.modes,
    maxWalk: maxWalkMinutes === undefined ? '' : String(maxWalkMinutes),
    stepFree: needs.stepFree,
    diets: needs.diets,
  }
}
