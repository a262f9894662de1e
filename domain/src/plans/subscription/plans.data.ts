import { FREE_LIMITS } from '../usage/index.ts'

/** Tiers as specification section 3 writes them. `free` is shown as Explorer. */
export const TIERS = ['free', 'Globetrotter', 'Jetsetter', 'Nomad Squad', 'Lifetime'] as const
export type Tier = (typeof TIERS)[number]

export const PLAN_CODES = [
  'globetrotter-monthly',
  'globetrotter-yearly',
  'jetsetter-monthly',
  'jetsetter-yearly',
  'nomad-squad-monthly',
  'nomad-squad-yearly',
  'lifetime',
] as const
/** What create-checkout takes as `plan` (contract.md, "Calls"). */
export type PlanCode = (typeof PLAN_CODES)[number]

export type Interval = 'month' | 'year' | 'once'
export type Price = { code: PlanCode; interval: Interval /** US cents. */; amount: number }

export type SubscriptionPlan = {
  id: 'explorer' | 'globetrotter' | 'jetsetter' | 'nomad-squad' | 'lifetime'
  tier: Tier
  /** As it is shown; names are not translated. */
  name: string
  prices: readonly Price[]
  /** How many people one subscription is for. */
  travellers: number
  /** Units of a UTC day; null is no limit. */
  limits: Record<keyof typeof FREE_LIMITS, number | null>
  hasOfflineMaps: boolean
  /** Bytes of files in the account, apart from the maps on a device and from the vault. */
  storageBytes: number
  /** Whether a request to support goes before those of other plans. */
  isAnsweredFirst: boolean
}

const UNLIMITED = {
  ai_requests: null,
  itinerary_generations: null,
  search_requests: null,
  saved_items: null,
} as const

const FREE_STORAGE = 200_000_000
const PAID_STORAGE = 5_000_000_000

export const CURRENCY = 'USD'

/** The one table of plans (decisions.md, "People"). */
export const PLANS: readonly SubscriptionPlan[] = [
  {
    id: 'explorer',
    tier: 'free',
    name: 'Explorer',
    prices: [],
    travellers: 1,
    limits: FREE_LIMITS,
    hasOfflineMaps: false,
    storageBytes: FREE_STORAGE,
    isAnsweredFirst: false,
  },
  {
    id: 'globetrotter',
    tier: 'Globetrotter',
    name: 'Globetrotter',
    travellers: 1,
    limits: UNLIMITED,
    hasOfflineMaps: true,
    storageBytes: PAID_STORAGE,
    isAnsweredFirst: false,
    prices: [
      { code: 'globetrotter-monthly', interval: 'month', amount: 999 },
      { code: 'globetrotter-yearly', interval: 'year', amount: 9900 },
    ],
  },
  {
    id: 'jetsetter',
    tier: 'Jetsetter',
    name: 'Jetsetter',
    travellers: 1,
    limits: UNLIMITED,
    hasOfflineMaps: true,
    storageBytes: PAID_STORAGE,
    isAnsweredFirst: true,
    prices: [
      { code: 'jetsetter-monthly', interval: 'month', amount: 1999 },
      { code: 'jetsetter-yearly', interval: 'year', amount: 19_900 },
    ],
  },
  {
    id: 'nomad-squad',
    tier: 'Nomad Squad',
    name: 'Nomad Squad',
    travellers: 6,
    limits: UNLIMITED,
    hasOfflineMaps: true,
    storageBytes: PAID_STORAGE,
    isAnsweredFirst: true,
    prices: [
      { code: 'nomad-squad-monthly', interval: 'month', amount: 3999 },
      { code: 'nomad-squad-yearly', interval: 'year', amount: 39_900 },
    ],
  },
  {
    id: 'lifetime',
    tier: 'Lifetime',
    name: 'Lifetime',
    travellers: 1,
    limits: UNLIMITED,
    hasOfflineMaps: true,
    storageBytes: PAID_STORAGE,
    isAnsweredFirst: true,
    prices: [{ code: 'lifetime', interval: 'once', amount: 29_900 }],
  },
]
