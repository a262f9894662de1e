import { CLAIMS, FEATURE_CARDS, PARTNERS, TESTIMONIALS } from './marketing.data.ts'

/** One thing on home that was invented for a fresh installation. The id stays: an operator's decision is kept under it. */
export type SampleEntry = { id: string; text: string }

const { format } = new Intl.NumberFormat('en')
const plus = (number: number) => `${format(number)}+`

/** All of them, as the page shows them; each id is the one of its mark there. */
export const SAMPLES: readonly SampleEntry[] = [
  { id: 'stats.trips', text: `${plus(CLAIMS.tripsPlanned)} trips planned` },
  { id: 'stats.languages', text: `${plus(CLAIMS.languages)} languages` },
  { id: 'stats.support', text: '24/7 support' },
  ...FEATURE_CARDS.filter(({ isSample }) => isSample).map(({ id, stats }) => ({
    id: `feature.${id}`,
    text: stats,
  })),
  { id: 'rating.average', text: `${CLAIMS.rating} average rating` },
  {
    id: 'rating.mobile',
    text: `${CLAIMS.mobileRating} from ${format(CLAIMS.mobileReviews)} reviews`,
  },
  { id: 'rating.users', text: `${plus(CLAIMS.users)} users` },
  ...TESTIMONIALS.map(({ id, name, role, location }) => ({
    id: `testimonial.${id}`,
    text: `${name}, ${role}, ${location}`,
  })),
  ...PARTNERS.map(({ id, name }) => ({ id: `partner.${id}`, text: name })),
]
