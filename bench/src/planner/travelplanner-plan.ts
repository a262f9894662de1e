/** An item of a city by its name in the sandbox. */
export type Named = { name: string; city: string }
export type Ride = { kind: 'flight'; number: string } | { kind: 'taxi' | 'self-driving' }

/** A day of an answer: where it begins and ends (the same city except on travel days), and its activities. */
export type TravelDay = {
  from: string
  to: string
  ride: Ride | null
  breakfast: Named | null
  lunch: Named | null
  dinner: Named | null
  attractions: readonly Named[]
  hotel: Named | null
}

/** The capacity of one vehicle. */
export const SEATS = { taxi: 4, 'self-driving': 5 } as const
