export type PageRow = { path: string; title: string; layout: 'both' | 'desktop' | 'mobile' }
/** `guest` is the path on which a guest ends, where that is neither the page nor the staff sign-in. */
export type RedirectRow = { from: string; to: string; layout: 'both' | 'desktop' | 'mobile'; guest?: string }

const row = (path: string, title: string, layout: PageRow['layout'] = 'both'): PageRow => {
  return { path, title, layout }
}

/** Public pages. */
export const PUBLIC_PAGES: readonly PageRow[] = [
  row('/', 'Tripwright: a plan you can trust'),
  row('/itinerary', 'Plan a trip · Tripwright'),
  row('/shared-trip', 'A shared trip | Tripwright'),
  row('/flights', 'Flight search | Tripwright'),
  row('/accommodation-search', 'Hotels and stays | Tripwright'),
  row('/car-rental', 'Car rental | Tripwright'),
  row('/dashboard', 'My Dashboard | Tripwright'),
  row('/assistant', 'Travel assistant | Tripwright'),
  row('/currency-converter', 'Currency converter that says how old its rates are | Tripwright'),
  row('/flight-compensation', 'Flight compensation: seven laws, with the article | Tripwright'),
  row('/gemini-travel-intel', 'City brief by month | Tripwright'),
  row('/risk-radar', 'Safety check: level, light and help | Tripwright'),
  row('/gemini-safety', 'Emergency numbers abroad | Tripwright'),
  row('/budget', 'Trip budget: estimate, save, split expenses, settle up | Tripwright'),
  row('/offline-maps', 'Offline maps | Tripwright'),
  row('/documents', 'Do I need a visa? Entry rules, Schengen days, passport | Tripwright'),
  row('/translate', 'Phrasebook and translation | Tripwright'),
  row('/help-center', 'Help Center | Tripwright'),
  row('/support-center', 'Support Center | Tripwright'),
  row('/chat-with-us', 'Chat with us | Tripwright'),
  row('/pricing', 'Pricing | Tripwright'),
  row('/pricing-new', 'Pricing | Tripwright'),
  row('/unsubscribe', 'No more mails | Tripwright'),
  row('/auth', 'Sign in or get started | Tripwright'),
  row('/email-verify', 'Verify your email address | Tripwright'),
  row('/auth/v1/verify', 'Verify your email address | Tripwright'),
  row('/admin-login', 'Staff sign-in | Tripwright'),
  row('/admin-auth', 'Staff sign-in | Tripwright'),
  row('/about', 'About Tripwright | how plans are made and checked'),
  row('/facts', 'Where our facts come from | Tripwright'),
  row('/terms-and-conditions', 'Terms and Conditions | Tripwright'),
  row('/privacy-policy', 'Privacy Policy | Tripwright'),
  row('/cookies-policy', 'Cookies Policy | Tripwright'),
  row('/refund-policy', 'Refund Policy | Tripwright'),
  row('/download', 'Get the app | Tripwright'),
  row('/instagram', 'Tripwright, from Instagram'),
  row('/pwabuilder', 'Build the installable app | Tripwright'),
  row('/redirect?url=https%3A%2F%2Fexample.org%2F', 'You are leaving Tripwright'),
  row('/blog', 'Blog: planning that can be checked | Tripwright'),
  row('/blog/a-city-on-a-monday', 'Walking a city by what is open on Monday | Tripwright'),
  row('/writers', 'Writers of the blog | Tripwright'),
  row('/writers/nora-meridian', 'Nora Meridian | Tripwright'),
]

/** Pages that need an account: a guest signs in first. */
export const MEMBER_PAGES: readonly PageRow[] = [
  row('/profile', 'Your profile | Tripwright'),
  row('/settings', 'Settings | Tripwright'),
  row('/notifications', 'Notifications | Tripwright'),
  row('/trial-setup', 'Your profile | Tripwright', 'desktop'),
  row('/admin/blog', 'Blog manager | Tripwright'),
  row('/email-test', 'Email test | Tripwright'),
  row('/notification-test', 'Notification test | Tripwright'),
]

/** Pages of the admin area. */
export const STAFF_PAGES: readonly PageRow[] = [
  row('/admin', 'Dashboard of staff | Tripwright'),
  row('/dashboard-admin', 'Dashboard of staff | Tripwright'),
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
