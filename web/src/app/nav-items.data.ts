import type { appMessages } from './app.messages.ts'

/** A page in bars, drawer, footer and palette, and the key of its name. */
export type NavItem = { href: string; text: keyof (typeof appMessages)['texts'] }

/** Every page by task (specification section 2, "Shell"). */
export const NAV_ITEMS = {
  tools: [
    { href: '/assistant', text: 'nav.assistant' },
    { href: '/itinerary', text: 'nav.itinerary' },
    { href: '/flights', text: 'nav.flights' },
    { href: '/accommodation-search', text: 'nav.hotels' },
    { href: '/car-rental', text: 'nav.cars' },
    { href: '/budget', text: 'nav.budget' },
    { href: '/documents', text: 'nav.documents' },
    { href: '/currency-converter', text: 'nav.currency' },
    { href: '/translate', text: 'nav.translate' },
    { href: '/offline-maps', text: 'nav.maps' },
    { href: '/risk-radar', text: 'nav.risk' },
    { href: '/gemini-safety', text: 'nav.safety' },
    { href: '/gemini-travel-intel', text: 'nav.intel' },
    { href: '/flight-compensation', text: 'nav.compensation' },
    { href: '/dashboard', text: 'nav.saved' },
  ],
  support: [
    { href: '/help-center', text: 'nav.help' },
    { href: '/support-center', text: 'nav.support' },
    { href: '/chat-with-us', text: 'nav.chat' },
  ],
  company: [
    { href: '/about', text: 'nav.about' },
    { href: '/pricing', text: 'nav.pricing' },
    { href: '/blog', text: 'nav.blog' },
    { href: '/writers', text: 'nav.writers' },
    { href: '/download', text: 'nav.download' },
  ],
  legal: [
    { href: '/terms-and-conditions', text: 'nav.terms' },
    { href: '/privacy-policy', text: 'nav.privacy' },
    { href: '/cookies-policy', text: 'nav.cookies' },
    { href: '/refund-policy', text: 'nav.refunds' },
  ],
} as const satisfies Record<string, readonly NavItem[]>

/** The links of the desktop top bar. */
export const TOP_BAR_ITEMS: readonly NavItem[] = [
  { href: '/assistant', text: 'nav.assistant' },
  { href: '/itinerary', text: 'nav.itinerary' },
  { href: '/flights', text: 'nav.flights' },
  { href: '/accommodation-search', text: 'nav.hotels' },
  { href: '/pricing', text: 'nav.pricing' },
]
