/** Something of a city, by the name that the sandbox has for it. */
export type Named = { name: string; city: string }
export type Ride = { kind: 'flight'; number: string } | { kind: 'taxi' | 'self-driving' }

/** A day of an answer: where it begins and ends (the same city but when the party travels), and what is done. */
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

/** People that one of them takes. */
export const SEATS = { taxi: 4, 'self-driving': 5 } as const
