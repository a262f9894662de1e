import { loadWithTexts, type PageRoute, PERSONAL, PUBLIC, route } from './route.ts'

/** Signing in and what belongs to one account. */
export const ACCOUNT_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    path: '/auth',
    load: () =>
      loadWithTexts(
        import('#features/account/sign-in/auth-page.tsx').then(({ AuthPage }) => AuthPage),
        import('@tripwright/domain/account/sign-in').then(({ authPageMessages }) => authPageMessages),
      ),
  }),
  route({
    path: '/email-verify',
    load: () =>
      loadWithTexts(
        import('#features/account/sign-in/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
        import('@tripwright/domain/account/sign-in').then(({ authPageMessages }) => authPageMessages),
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
        import('#features/account/sign-in/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
        import('@tripwright/domain/account/sign-in').then(({ authPageMessages }) => authPageMessages),
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
        import('#features/plans/pricing/subscription-pricing-page.tsx').then(
          ({ PricingPage }) => PricingPage,
        ),
        import('@tripwright/domain/plans/subscription').then(({ pricingMessages }) => pricingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    // The same page: search engines get the other address.
    noindex: true,
    path: '/pricing-new',
    load: () =>
      loadWithTexts(
        import('#features/plans/pricing/subscription-pricing-page.tsx').then(
          ({ PricingPage }) => PricingPage,
        ),
        import('@tripwright/domain/plans/subscription').then(({ pricingMessages }) => pricingMessages),
      ),
  }),
  route({
    ...PERSONAL,
    guard: 'none',
    path: '/unsubscribe',
    load: () =>
      loadWithTexts(
        import('#features/plans/trial-mails/campaigns-unsubscribe-page.tsx').then(
          ({ UnsubscribePage }) => UnsubscribePage,
        ),
        import('@tripwright/domain/plans/trial-mails').then(({ trialMailsMessages }) => trialMailsMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/profile',
    load: () =>
      loadWithTexts(
        import('#features/account/profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
        import('@tripwright/domain/account/profile').then(({ profileMessages }) => profileMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/trial-setup',
    load: () =>
      loadWithTexts(
        import('#features/account/profile/profile-page.tsx').then(({ ProfilePage }) => ProfilePage),
        import('@tripwright/domain/account/profile').then(({ profileMessages }) => profileMessages),
      ),
  }),
  route({
    ...PERSONAL,
    title: 'settings.title',
    description: 'settings.description',
    breadcrumb: 'settings.breadcrumb',
    path: '/settings',
    load: () =>
      loadWithTexts(
        import('#features/account/profile/profile-settings-page.tsx').then(
          ({ SettingsPage }) => SettingsPage,
        ),
        import('@tripwright/domain/account/profile').then(({ profileMessages }) => profileMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/notifications',
    load: () =>
      loadWithTexts(
        import('#features/account/notifications/notifications-page.tsx').then(
          ({ NotificationsPage }) => NotificationsPage,
        ),
        import('@tripwright/domain/account/notifications').then(
          ({ notificationsMessages }) => notificationsMessages,
        ),
      ),
  }),
  route({
    ...PERSONAL,
    guard: 'none',
    path: '/claim-discount/:token',
    load: () =>
      loadWithTexts(
        import('#features/plans/discount/discount-claim-page.tsx').then(
          ({ DiscountClaimPage }) => DiscountClaimPage,
        ),
        import('@tripwright/domain/plans/discount').then(({ discountMessages }) => discountMessages),
      ),
  }),
]
