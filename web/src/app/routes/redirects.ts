/** An old or short address (specification section 2, "Redirects"). */
export type Redirect = { from: string; to: string; layout: 'both' | 'mobile' | 'desktop' }

/** Old and short addresses; each leads to a page of the table. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/terms', to: '/terms-and-conditions', layout: 'both' },
  { from: '/privacy', to: '/privacy-policy', layout: 'both' },
  { from: '/cookies', to: '/cookies-policy', layout: 'both' },
  { from: '/currency', to: '/currency-converter', layout: 'both' },
  { from: '/accommodation', to: '/accommodation-search', layout: 'both' },
]
