import { PERSONAL, PUBLIC, type PageRoute, route, loadWithTexts } from './route.ts'

/** Signing in and what belongs to one account. */
export const ACCOUNT_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    path: '/auth',
    load: () =>
      loadWithTexts(
        import('#features/auth/auth-page.tsx').then(({ AuthPage }) => AuthPage),
        import('@tripwright/domain/auth').then(({ authPageMessages }) => authPageMessages),
      ),
  }),
  route({
    path: '/email-verify',
    load: () =>
      loadWithTexts(
        import('#features/auth/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
        import('@tripwright/domain/auth').then(({ authPageMessages }) => authPageMessages),
      ),
    layout: 'standard',
    guard: 'none',
    title: 'verify.title',
    description: 'description',
    keywords: null,
    breadcrumb: 'verify.breadcrumb',
    noindex: true,
    prerender: false,
  }),
  route({
    path: '/auth/v1/verify',
    load: () =>
      loadWithTexts(
        import('#features/auth/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
        import('@tripwright/domain/auth').then(({ authPageMessages }) => authPageMessages),
      ),
    layout: 'standard',
    guard: 'none',
    title: 'verify.title',
    description: 'description',
    keywords: null,
    breadcrumb: 'verify.breadcrumb',
    noindex: true,
    prerender: false,
  }),
  route({
    ...PUBLIC,
    path: '/pricing',
    load: () =>
      loadWithTexts(
        import('#features/subscription/subscription-pricing-page.tsx').then(({ PricingPage }) => PricingPage),
        import('@tripwright/domain/subscription').then(({ pricingMessages }) => pricingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    // The same page: search engines are shown the other.
    noindex: true,
    path: '/pricing-new',
    load: () =>
      loadWithTexts(
        import('#features/subscription/subscription-pricing-page.tsx').then(({ PricingPage }) => PricingPage),
        import('@tripwright/domain/subscription').then(({ pricingMessages }) => pricingMessages),
      ),
  }),
  route({
    ...PERSONAL,
    guard: 'none',
    path: '/unsubscribe',
    load: () =>
      loadWithTexts(
        import('#features/campaigns/campaigns-unsubscribe-page.tsx').then(
          ({ UnsubscribePage }) => UnsubscribePage,
        ),
        import('@tripwright/domain/campaigns').then(({ trialMailsMessages }) => trialMailsMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/profile',
    load: () =>
      loadWithTexts(
        import('#features/profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
        import('@tripwright/domain/profile').then(({ profileMessages }) => profileMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/trial-setup',
    load: () =>
      loadWithTexts(
        import('#features/profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
        import('@tripwright/domain/profile').then(({ profileMessages }) => profileMessages),
      ),
  }),
  route({
    ...PERSONAL,
    ...{ title: 'settings.title', description: 'settings.description', breadcrumb: 'settings.breadcrumb' },
    path: '/settings',
    load: () =>
      loadWithTexts(
        import('#features/profile/profile-settings-page.tsx').then(({ SettingsPage }) => SettingsPage),
        import('@tripwright/domain/profile').then(({ profileMessages }) => profileMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/notifications',
    load: () =>
      loadWithTexts(
        import('#features/notifications/notifications-page.tsx').then(
          ({ NotificationsPage }) => NotificationsPage,
        ),
        import('@tripwright/domain/notifications').then(({ notificationsMessages }) => notificationsMessages),
      ),
  }),
  route({
    ...PERSONAL,
    guard: 'none',
    path: '/claim-discount/:token',
    load: () =>
      loadWithTexts(
        import('#features/discount/discount-claim-page.tsx').then(
          ({ DiscountClaimPage }) => DiscountClaimPage,
        ),
        import('@tripwright/domain/discount').then(({ discountMessages }) => discountMessages),
      ),
  }),
]
