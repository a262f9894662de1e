import type { City } from '@tripwright/domain/destination/places'
import type { PlanRequestInput } from '@tripwright/domain/trip/itinerary'
import { FORM_PARTS, type PlanFormState } from './plan-form.state.ts'
import type { PlanFormErrors } from './plan-form-fields.state.ts'

type ParsedPlanForm = { ok: true; input: PlanRequestInput } | { ok: false; errors: PlanFormErrors }

/** The draft as a request, or its errors; `today` is the traveller's date. */
export function parsePlanForm(draft: PlanFormState, cities: readonly City[], today: string): ParsedPlanForm {
  const context = { cities, today }
  const errors: PlanFormErrors = Object.assign(
    {},
    ...FORM_PARTS.map(({ errorsOf }) => errorsOf?.(draft, context)),
  )
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const input = Object.assign({}, ...FORM_PARTS.map(({ toRequest }) => toRequest(draft, context)))
  // The options come from the contract's lists; the server validates each again.
  return { ok: true, input: input as PlanRequestInput }
}

/** The planner's issues by field; others under `other`. */
export function toFormErrors(issues: readonly { path: string; message: string }[]): PlanFormErrors {
  const fields = FORM_PARTS.flatMap((part) => part.issues ?? [])
  const errors: PlanFormErrors = {}
  for (const { path, message } of issues) {
    const row = fields.find(([start]) => start.test(path))
    const found = row?.[0].exec(path)
    if (row && found) errors[row[1](found)] ??= { key: row[2] }
    else errors.other ??= { key: 'error.other', values: { detail: `${path} ${message}`.trim() } }
  }
  return errors
}
