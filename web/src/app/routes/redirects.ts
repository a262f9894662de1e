/** An old or short address (specification section 2, "Redirects"). */
export type Redirect = { from: string; to: string; layout: 'both' | 'mobile' | 'desktop' }

/**
 * Old and short addresses; each redirects to a page of the table, with the query. A short path works in both layouts; the
 * first three of the staff's are pages of their own in the mobile layout (decisions.md, "Routes").
 */
export const REDIRECTS: readonly Redirect[] = [
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
  // Specification section 2: on a desktop only; it is the profile page.
  { from: '/trial-setup', to: '/profile', layout: 'mobile' },
  // On a desktop only, too.
  { from: '/email-test-new', to: '/email-test', layout: 'mobile' },
  { from: '/email-marketing', to: '/dashboard-admin?tab=email-campaigns', layout: 'both' },
  { from: '/support-dashboard', to: '/dashboard-admin?tab=chat', layout: 'both' },
  { from: '/trial-email-dashboard', to: '/dashboard-admin?tab=trial-emails', layout: 'both' },
]
