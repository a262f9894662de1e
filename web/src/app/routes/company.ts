import { PUBLIC, type Route, route, together } from './route.ts'

/** Who we are, what we promise in law, and where the app is fetched. */
export const COMPANY_ROUTES: readonly Route[] = [
  route({
    ...PUBLIC,
    ...{ title: 'about.title', description: 'about.description', breadcrumb: 'about.breadcrumb' },
    path: '/about',
    load: () =>
      together(
        import('#features/company/company-about-page.tsx').then(({ AboutPage }) => AboutPage),
        import('@tripwright/domain/company').then(({ companyMessages }) => companyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'terms.title', description: 'terms.description', breadcrumb: 'terms.breadcrumb' },
    path: '/terms-and-conditions',
    load: () =>
      together(
        import('#features/company/company-terms-page.tsx').then(({ TermsPage }) => TermsPage),
        import('@tripwright/domain/company').then(({ companyMessages }) => companyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'privacy.title', description: 'privacy.description', breadcrumb: 'privacy.breadcrumb' },
    path: '/privacy-policy',
    load: () =>
      together(
        import('#features/company/company-privacy-page.tsx').then(({ PrivacyPage }) => PrivacyPage),
        import('@tripwright/domain/company').then(({ companyMessages }) => companyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'cookies.title', description: 'cookies.description', breadcrumb: 'cookies.breadcrumb' },
    path: '/cookies-policy',
    load: () =>
      together(
        import('#features/company/company-privacy-page.tsx').then(({ CookiesPage }) => CookiesPage),
        import('@tripwright/domain/company').then(({ companyMessages }) => companyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'refund.title', description: 'refund.description', breadcrumb: 'refund.breadcrumb' },
    path: '/refund-policy',
    load: () =>
      together(
        import('#features/company/company-terms-page.tsx').then(({ RefundPage }) => RefundPage),
        import('@tripwright/domain/company').then(({ companyMessages }) => companyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'download.title', description: 'download.description', breadcrumb: 'download.breadcrumb' },
    path: '/download',
    load: () =>
      together(
        import('#features/company/company-download-page.tsx').then(({ DownloadPage }) => DownloadPage),
        import('@tripwright/domain/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'instagram.title', description: 'instagram.description', breadcrumb: 'instagram.breadcrumb' },
    path: '/instagram',
    load: () =>
      together(
        import('#features/company/company-instagram-page.tsx').then(({ InstagramPage }) => InstagramPage),
        import('@tripwright/domain/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{
      title: 'pwabuilder.title',
      description: 'pwabuilder.description',
      breadcrumb: 'pwabuilder.breadcrumb',
    },
    noindex: true,
    path: '/pwabuilder',
    load: () =>
      together(
        import('#features/company/company-pwabuilder-page.tsx').then(({ PwabuilderPage }) => PwabuilderPage),
        import('@tripwright/domain/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'redirect.title', description: 'redirect.description', breadcrumb: 'redirect.breadcrumb' },
    noindex: true,
    // What it shows stands in its address, which no document knows.
    prerender: false,
    path: '/redirect',
    load: () =>
      together(
        import('#features/company/company-redirect-page.tsx').then(({ RedirectPage }) => RedirectPage),
        import('@tripwright/domain/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
]
