/** The areas of the product with their features, by the same two words in every package. A new one needs an ADR. */
export const AREAS: Record<string, readonly string[]> = {
  account: [
    'access-tokens',
    'email-change',
    'notices',
    'notifications',
    'preferences',
    'profile',
    'sign-in',
    'two-factor',
  ],
  plans: ['billing', 'discount', 'pricing', 'subscription', 'trial-mails', 'usage'],
  trip: ['bookings', 'dashboard', 'export', 'itinerary', 'plan-view', 'planner', 'sharing', 'sync'],
  destination: [
    'borders',
    'climate',
    'costs',
    'countries',
    'gathered-guides',
    'places',
    'travel-intel',
    'weather',
  ],
  safety: ['advice', 'alerts', 'quick-actions', 'risks', 'trip-safety'],
  documents: [
    'booking-words',
    'confirmations',
    'entry-rules',
    'files',
    'forwarding',
    'import',
    'pdf',
    'vault',
  ],
  money: ['currency', 'estimate', 'exchange-rates', 'expense-import', 'expenses'],
  booking: ['cars', 'flights', 'hand-off', 'stays'],
  claims: ['compensation'],
  assistant: [
    'chat-history',
    'conversation',
    'language',
    'language-model',
    'mcp',
    'multilingual',
    'plan-changes',
    'tools',
  ],
  translation: ['answers', 'phrasebook'],
  map: ['basemap', 'map-packs', 'offline-maps', 'place-search', 'take-along', 'travel-map', 'walking'],
  site: ['blog', 'company', 'consent', 'fact-sources', 'home', 'install', 'seo', 'splash'],
  sharing: ['received', 'saved', 'share', 'social-images'],
  support: ['conversations', 'duty', 'reports'],
  staff: ['accounts', 'admin', 'campaigns', 'content', 'posts', 'system', 'traffic'],
}
/** End-to-end tests that are about the whole product and belong to no feature. */
const WHOLE_PRODUCT = ['native', 'offline', 'offline-writes']

/** Whether `area/feature` is one of ours. */
export function isFeature(path: string): boolean {
  const [area = '', feature = '', ...rest] = path.split('/')
  return rest.length === 0 && (AREAS[area] ?? []).includes(feature)
}

/** Whether an end-to-end test may have this name: a feature's, without its area. */
export function isSpecName(name: string): boolean {
  return WHOLE_PRODUCT.includes(name) || Object.values(AREAS).some((features) => features.includes(name))
}
