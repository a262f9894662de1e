// Separate from the contract, so that a form that needs only these numbers does not load the schemas.

export const MAX_PLAN_DAYS = 30
export const MAX_CITIES = 10
export const PACES = ['relaxed', 'balanced', 'packed'] as const

/** The maximum visits and walking minutes per day (docs/itinerary.md, "Wishes"). */
export const PACE_LIMITS = {
  relaxed: { visits: 4, walkMinutes: 75 },
  balanced: { visits: 6, walkMinutes: 120 },
  packed: { visits: 9, walkMinutes: 180 },
} as const
