import type { City, Guide } from '@tripwright/domain/destination/places'
import { isOwnPlaceId, type ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import { preferences } from '#features/account/preferences/index.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import {
  type ParseContext,
  PLAN_FORM_PARTS,
  type PlanFormErrorKey,
  type PlanFormErrors,
  type TownChoice,
} from './plan-form-fields.state.ts'

type Parts = typeof PLAN_FORM_PARTS
type EmptyPart = Parts[keyof Parts]['empty']
type FieldName = EmptyPart extends infer T ? (T extends object ? keyof T : never) : never
/** The current form: the typed text, valid or not. */
export type PlanFormState = { [K in FieldName]: Extract<EmptyPart, Record<K, unknown>>[K] }

/** One part of the form, typed so that it accepts the whole form. */
type AnyPart = {
  empty: Partial<PlanFormState>
  isBasic?: true
  toRequest: (form: PlanFormState, context: ParseContext) => object
  fromRequest: (request: ResolvedRequest, guides: readonly Guide[]) => Partial<PlanFormState>
  errorsOf?: (form: PlanFormState, context: ParseContext) => PlanFormErrors
  issues?: [start: RegExp, field: (found: RegExpExecArray) => string, key: PlanFormErrorKey][]
  relax?: Record<string, (form: PlanFormState, index: number) => Partial<PlanFormState>>
}
export const FORM_PARTS: readonly AnyPart[] = Object.values(PLAN_FORM_PARTS)

/**
 * Changes some constraints; several changes may come at once, so a value that depends on the previous state is given as a
 * function.
 */
export type ChangePlanForm = (
  part: Partial<PlanFormState> | ((draft: PlanFormState) => Partial<PlanFormState>),
) => void
export type PlanFormFieldsProps = {
  draft: PlanFormState
  onChange: ChangePlanForm
  errors: PlanFormErrors
  /** Null while the list is loading. */
  cities: readonly City[] | null
}
/** What a city field may mean was answered. */
export type ChooseTown = (index: number, town: TownChoice) => void
/** The error text of a field. */
export type ErrorTextOf = (field: string) => string | undefined

export const EMPTY_PLAN_FORM: PlanFormState = Object.assign({}, ...FORM_PARTS.map(({ empty }) => empty))

const BASIC_FIELDS = namesOf(FORM_PARTS.filter(({ isBasic }) => isBasic))
// A currency without a budget is no constraint, nor is it one who says what must be seen.
const FURTHER_FIELDS = namesOf(FORM_PARTS.filter(({ isBasic }) => !isBasic)).filter(
  (name) => name !== 'currency' && name !== 'decidedPlaces',
)

function namesOf(parts: readonly AnyPart[]): FieldName[] {
  return parts.flatMap(({ empty }) => Object.keys(empty) as FieldName[])
}

/** Whether the error is always visible: `cities.0`, `days`, and errors without a field. */
export function isBasicField(field: string): boolean {
  const [name = ''] = field.split('.')
  return name === 'other' || BASIC_FIELDS.some((one) => one === name)
}

/** The number of optional constraints that differ from their defaults. */
export function countMoreFields(draft: PlanFormState): number {
  const stays = draft.cities.filter(({ stay }) => stay !== null).length
  return stays + FURTHER_FIELDS.filter((name) => String(draft[name]) !== String(EMPTY_PLAN_FORM[name])).length
}

/** The initial form, with the currency and the needs of the user's profile. */
export function newPlanForm(): PlanFormState {
  const { currency, needs } = preferences()
  return { ...EMPTY_PLAN_FORM, ...needs, currency: currency ?? EMPTY_PLAN_FORM.currency }
}

/** The form as it was when the page was left; else the initial form. */
export function restorePlanForm(): PlanFormState {
  const stored = readStored('plan-wish')
  // Stored by the line below; a field that an older version lacked gets its default.
  return stored && Array.isArray(stored.cities)
    ? withoutOwn({ ...newPlanForm(), ...(stored as Partial<PlanFormState>) })
    : newPlanForm()
}

/** Own places belong to one trip; the form that is restored may be for another. */
function withoutOwn(form: PlanFormState): PlanFormState {
  const isOfGuide = ({ id }: { id: string }) => !isOwnPlaceId(id)
  return {
    ...form,
    mustSee: form.mustSee.filter(isOfGuide),
    avoid: form.avoid.filter(isOfGuide),
    decidedPlaces: [],
  }
}

export function storePlanForm(draft: PlanFormState): void {
  writeStored('plan-wish', draft)
}

/** The draft without a conflicting constraint, by the planner's name of it. */
export function dropConstraint(
  draft: PlanFormState,
  { wish, index }: { wish: string; index: number | null },
): PlanFormState {
  const relax = FORM_PARTS.find((part) => part.relax && Object.hasOwn(part.relax, wish))?.relax?.[wish]
  return relax ? { ...draft, ...relax(draft, index ?? 0) } : draft
}

/** The form values for a request. */
export function toPlanForm(request: ResolvedRequest, guides: readonly Guide[]): PlanFormState {
  return Object.assign({}, ...FORM_PARTS.map(({ fromRequest }) => fromRequest(request, guides)))
}
