import { SpentPart } from './spent-part.tsx'

/** The money of one trip: who paid what, who owes whom, and what is left. */
export function TripExpenses({ tripId }: { tripId: string }) {
  return <SpentPart taken={null} ofTrip={tripId} />
}
