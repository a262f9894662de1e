import type { PlannedDay } from '@tripwright/domain/money/expenses'
import { SpentPart } from './spent-part.tsx'

type TripExpensesProps = { tripId: string; planned: readonly PlannedDay[] }

/** The money of one trip: who paid what, who owes whom, and what is left, by day beside what its plan costs. */
export function TripExpenses({ tripId, planned }: TripExpensesProps) {
  return <SpentPart taken={null} ofTrip={tripId} planned={planned} />
}
