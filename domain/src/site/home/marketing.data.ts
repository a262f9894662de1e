/**
 * All that home says to win somebody over (decisions.md, "Marketing content"): numbers, voices, partners, questions. The prose is
 * English content, not interface. The numbers, testimonials and partners were invented for a fresh installation and wait for its operator to
 * confirm, edit or hide it; it never enters structured data or a snippet.
 */

/** Specification section 3: image is generated from the name. */
export type Testimonial = {
  /** An operator's decision is kept under it: a new voice gets a new one. */
  id: string
  name: string
  role: string
  location: string
  /** Out of 5. */
  rating: number
  content: string
  /** Trips taken with the product. */
  trips: number
}
/** Specification section 3: the logo is drawn from the name; `colour` is the step of the level scale it is drawn in. */
export type Partner = { id: string; name: string; description: string; colour: 1 | 2 | 3 }
/** A frequent question and its answer in plain text (specification section 3). */
export type Faq = { id: string; question: string; answer: string }
/** Specification section 3; title and description are texts of home.messages.ts under its id. */
export type FeatureCard = {
  id: FeatureId
  path: string
  colour: 1 | 2 | 3 | 4
  stats: string
  /** What it says holds a number of section 1. */
  isSample: boolean
}
export type FeatureId =
  | 'flights'
  | 'stays'
  | 'itinerary'
  | 'assistant'
  | 'risk-radar'
  | 'compensation'
  | 'budget'
  | 'documents'

/** Specification section 1, "Marketing claims", and section 2, "Stats". */
export const CLAIMS = {
  tripsPlanned: 1_000_000,
  users: 1_000_000,
  /** Percent of the claims for compensation that were paid. */
  claimsWon: 98,
  languages: 50,
  /** Home's average of 5. */
  rating: 4.9,
  /** The mobile page's, and of how many. */
  mobileRating: 4.8,
  mobileReviews: 15_847,
  isSample: true,
} as const

/** The eight ways in (specification section 2), in its order. */
export const FEATURE_CARDS: readonly FeatureCard[] = [
  { id: 'flights', path: '/flights', colour: 1, stats: 'Up to 50% savings', isSample: true },
  { id: 'stays', path: '/accommodation', colour: 2, stats: 'Hotels and homes', isSample: false },
  { id: 'itinerary', path: '/itinerary', colour: 3, stats: '1M+ trips planned', isSample: true },
  { id: 'assistant', path: '/assistant', colour: 4, stats: '50+ languages', isSample: true },
  { id: 'risk-radar', path: '/risk-radar', colour: 1, stats: 'Updates every 15 minutes', isSample: true },
  {
    id: 'compensation',
    path: '/flight-compensation',
    colour: 2,
    stats: `Up to $650, ${CLAIMS.claimsWon}% success`,
    isSample: true,
  },
  { id: 'budget', path: '/budget', colour: 3, stats: 'Up to 30% savings', isSample: true },
  { id: 'documents', path: '/documents', colour: 4, stats: '195 countries', isSample: true },
]

/** Specification section 2: three, each shown with its score. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: '1',
    name: 'Maren Okafor',
    role: 'Weekend traveler',
    location: 'Hamburg, Germany',
    rating: 5,
    trips: 14,
    content:
      'It told me the museum was closed on the day I picked, and moved it before I had booked anything. No other app did that for me.',
  },
  {
    id: '2',
    name: 'Tomás Ibarra',
    role: 'Consultant',
    location: 'Bogotá, Colombia',
    rating: 4,
    trips: 31,
    content:
      'I had no signal under the Bosphorus, and my whole day was still there: times, the ferry, the walk. All I missed was my email.',
  },
  {
    id: '3',
    name: 'Priya Lindqvist',
    role: 'Mother of two',
    location: 'Gothenburg, Sweden',
    rating: 5,
    trips: 9,
    content:
      'Four people, one budget, a baby. It told us what didn’t fit together, and that honesty saved our vacation.',
  },
]

/** No real brand is called a partner; home shows the first three (specification section 9). */
export const PARTNERS: readonly Partner[] = [
  {
    id: 'larkfield',
    name: 'Larkfield Air',
    colour: 1,
    description: 'Short flights between small airports, with enough space for your legs.',
  },
  {
    id: 'meridian',
    name: 'Meridian Rooms',
    colour: 2,
    description: 'Guesthouses where the owner still hands you the key.',
  },
  {
    id: 'caravel',
    name: 'Caravel Cars',
    colour: 3,
    description: 'Small cars for old towns, right at the station.',
  },
  {
    id: 'saltmarsh',
    name: 'Saltmarsh Ferries',
    colour: 1,
    description: 'Out to the islands on the morning boat, back on the last one.',
  },
]
/** Specification section 9. */
export const PARTNERS_SHOWN = 3

/** The tags of a question that is copied for Instagram. */
export const HASHTAGS = '#tripwright #travelplanning #offlinetravel'

/** Specification section 2: eight on the desktop home, the first six on the mobile one. Each holds for the product as it is. */
export const FAQ: readonly Faq[] = [
  {
    id: 'different',
    question: 'What makes a Tripwright plan different?',
    answer:
      'It’s calculated, not guessed. One program makes the plan. A second one, written separately, checks every day: opening hours, travel times, meals and budget. If something doesn’t fit, we tell you what, instead of giving you a plan that breaks.',
  },
  {
    id: 'offline',
    question: 'Does it work with no signal?',
    answer:
      'Yes. What you planned and saved opens in airplane mode. Your changes sync once you’re back online, never twice.',
  },
  {
    id: 'trial',
    question: 'What’s in the 7-day free trial?',
    answer:
      'Seven days without daily limits. No credit card, nothing to cancel. When it ends, you’re on the free plan again and keep everything you saved.',
  },
  {
    id: 'account',
    question: 'What can I do without an account?',
    answer:
      'Plan trips, search for flights, hotels and cars, and save 3 items on this device. When you sign up, they move to your account.',
  },
  {
    id: 'limits',
    question: 'What are the limits of the free plan?',
    answer:
      'Per day: 10 questions to the assistant, 3 new plans, 25 searches and 15 saved items. Limits start again at midnight UTC (London time in winter). Changing a plan you have never counts.',
  },
  {
    id: 'booking',
    question: 'Do you sell flights and hotels?',
    answer:
      'No. We check your search and open it on a booking site, where you compare and book. We share places, dates and the number of people, but not who you are.',
  },
  {
    id: 'facts',
    question: 'Where do the facts come from, and how old are they?',
    answer:
      'Mostly from our own city guides and tables. Each fact shows its date. Estimates are marked, and so is anything nobody else has confirmed.',
  },
  {
    id: 'data',
    question: 'What happens to my data?',
    answer:
      'Your plans stay on your device, and in your account if you have one. No ads, no programs of other companies that follow you, and we don’t sell anything about you.',
  },
]
/** Specification section 2. */
export const FAQ_ON_MOBILE = 6
