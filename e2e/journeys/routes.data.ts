export type PageRow = { path: string; title: string; layout: 'both' | 'desktop' | 'mobile' }
/** `guest` is the path on which a guest ends, where that is neither the page nor the staff sign-in. */
export type RedirectRow = { from: string; to: string; layout: 'both' | 'desktop' | 'mobile'; guest?: string }

const row = (path: string, title: string, layout: PageRow['layout'] = 'both'): PageRow => {
  return { path, title, layout }
}

/** Public pages. */
export const PUBLIC_PAGES: readonly PageRow[] = [
  row('/', 'Tripwright: a plan you can trust'),
  row('/itinerary', 'Trip planner · Tripwright'),
  row('/shared-trip', 'Shared trip | Tripwright'),
  row('/received', 'Shared with Tripwright | Tripwright'),
  row('/shared-conversation', 'Shared conversation | Tripwright'),
  row('/flights', 'Flight search | Tripwright'),
  row('/accommodation-search', 'Hotels and stays | Tripwright'),
  row('/car-rental', 'Car rental | Tripwright'),
  row('/dashboard', 'My Dashboard | Tripwright'),
  row('/assistant', 'Travel assistant | Tripwright'),
  row('/currency-converter', 'Currency converter with dated rates | Tripwright'),
  row('/flight-compensation', 'Flight compensation under seven laws | Tripwright'),
  row('/gemini-travel-intel', 'City guide by month | Tripwright'),
  row('/risk-radar', 'Safety check: risk level, daylight and help | Tripwright'),
  row('/gemini-safety', 'Emergency numbers abroad | Tripwright'),
  row('/budget', 'Trip budget: estimate, save and split costs | Tripwright'),
  row('/offline-maps', 'Offline maps | Tripwright'),
  row('/documents', 'Visa check, Schengen days, passport rules | Tripwright'),
  row('/translate', 'Translate and phrasebook | Tripwright'),
  row('/help-center', 'Help Center | Tripwright'),
  row('/support-center', 'Support Center | Tripwright'),
  row('/chat-with-us', 'Chat with us | Tripwright'),
  row('/pricing', 'Plans and pricing | Tripwright'),
  row('/pricing-new', 'Plans and pricing | Tripwright'),
  row('/unsubscribe', 'Unsubscribe | Tripwright'),
  row('/auth', 'Sign in or get started | Tripwright'),
  row('/email-verify', 'Verify your email address | Tripwright'),
  row('/auth/v1/verify', 'Verify your email address | Tripwright'),
  row('/admin-login', 'Staff sign-in | Tripwright'),
  row('/admin-auth', 'Staff sign-in | Tripwright'),
  row('/about', 'About Tripwright | how plans are made and checked'),
  row('/facts', 'Our sources | Tripwright'),
  row('/terms-and-conditions', 'Terms and Conditions | Tripwright'),
  row('/privacy-policy', 'Privacy Policy | Tripwright'),
  row('/cookies-policy', 'Cookies Policy | Tripwright'),
  row('/refund-policy', 'Refund Policy | Tripwright'),
  row('/download', 'Get the app | Tripwright'),
  row('/instagram', 'Tripwright on Instagram'),
  row('/pwabuilder', 'Package the app | Tripwright'),
  row('/redirect?url=https%3A%2F%2Fexample.org%2F', 'You are leaving Tripwright'),
  row('/blog', 'Travel planning blog | Tripwright'),
  row('/blog/a-city-on-a-monday', 'What to see in a city on a Monday | Tripwright'),
  row('/writers', 'Writers | Tripwright'),
  row('/writers/nora-meridian', 'Nora Meridian | Tripwright'),
]

/** Pages that need an account: a guest signs in first. */
export const MEMBER_PAGES: readonly PageRow[] = [
  row('/profile', 'Profile | Tripwright'),
  row('/settings', 'Settings | Tripwright'),
  row('/notifications', 'Notifications | Tripwright'),
  row('/trial-setup', 'Profile | Tripwright', 'desktop'),
  row('/admin/blog', 'Blog manager | Tripwright'),
  row('/email-test', 'Email test | Tripwright'),
  row('/notification-test', 'Notification test | Tripwright'),
]

/** Pages of the admin area. */
export const STAFF_PAGES: readonly PageRow[] = [
  row('/admin', 'Admin | Tripwright'),
  row('/dashboard-admin', 'Admin | Tripwright'),
  row('/support-admin', 'Support | Tripwright'),
  row('/seo-dashboard', 'Search engines | Tripwright', 'mobile'),
  row('/seo-content', 'Content | Tripwright', 'mobile'),
  row('/email-test-new', 'Email test | Tripwright', 'desktop'),
]

/** Old and short addresses (specification section 2, "Redirects"; the short ones in both layouts, decisions.md, "Routes"). */
export const REDIRECTS: readonly RedirectRow[] = [
  { from: '/accommodation', to: '/accommodation-search', layout: 'both' },
  { from: '/currency', to: '/currency-converter', layout: 'both' },
  { from: '/help', to: '/help-center', layout: 'both' },
  { from: '/support', to: '/support-center', layout: 'both' },
  { from: '/chat', to: '/chat-with-us', layout: 'both' },
  { from: '/terms', to: '/terms-and-conditions', layout: 'both' },
  { from: '/privacy', to: '/privacy-policy', layout: 'both' },
  { from: '/cookies', to: '/cookies-policy', layout: 'both' },
  { from: '/seo-dashboard', to: '/dashboard-admin?tab=seo-automation', layout: 'desktop' },
  { from: '/seo-content', to: '/dashboard-admin?tab=content-generation', layout: 'desktop' },
  { from: '/unified-dashboard', to: '/dashboard-admin', layout: 'desktop' },
  { from: '/unified-dashboard', to: '/admin', layout: 'mobile', guest: '/auth' },
  { from: '/trial-setup', to: '/profile', layout: 'mobile', guest: '/auth' },
  { from: '/email-test-new', to: '/email-test', layout: 'mobile', guest: '/auth' },
  { from: '/email-marketing', to: '/dashboard-admin?tab=email-campaigns', layout: 'both' },
  { from: '/support-dashboard', to: '/dashboard-admin?tab=chat', layout: 'both' },
  { from: '/trial-email-dashboard', to: '/dashboard-admin?tab=trial-emails', layout: 'both' },
]
