// Separate from the contract, so that a form that needs only these numbers does not load the schemas.

export const MAX_PLAN_DAYS = 30
export const MAX_CITIES = 10
/** What can be booked. The first four take the party from one place to another; a hotel is where it sleeps. */
export const BOOKING_KINDS = [
  'flight',
  'train',
  'bus',
  'ferry',
  'hotel',
  'car',
  'restaurant',
  'ticket',
  'event',
] as const
export type BookingKind = (typeof BOOKING_KINDS)[number]
export const TRANSPORT_KINDS = ['flight', 'train', 'bus', 'ferry'] as const
export type TransportKind = (typeof TRANSPORT_KINDS)[number]
/** Bookings of a trip that are not deleted. */
export const MAX_BOOKINGS = 100
/** Places of one's own in a trip that are not deleted, and how long a visit of one is, in minutes. */
export const MAX_OWN_PLACES = 50
export const OWN_PLACE_MINUTES = { least: 15, most: 720 } as const
export const PACES = ['relaxed', 'balanced', 'packed'] as const

/** Up to so many minutes on foot nobody takes the car; fewer where the party wants to walk less in a whole day. */
export const WALK_INSTEAD_MINUTES = 10

/** The maximum visits and walking minutes per day (docs/itinerary.md, "Wishes"). */
export const PACE_LIMITS = {
  relaxed: { visits: 4, walkMinutes: 75 },
  balanced: { visits: 6, walkMinutes: 120 },
  packed: { visits: 9, walkMinutes: 180 },
} as const
