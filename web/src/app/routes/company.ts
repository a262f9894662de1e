import { headNamed, loadWithTexts, type PageRoute, PUBLIC, route } from './route.ts'

// Defined once, because these rows are in the initial scripts of every page.
function loadCompanyTexts() {
  return import('@tripwright/domain/site/company').then(({ companyMessages }) => companyMessages)
}

/** About the company, legal texts, and the installation of the app. */
export const COMPANY_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    ...headNamed('about'),
    path: '/about',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-about-page.tsx').then(({ AboutPage }) => AboutPage),
        loadCompanyTexts(),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/facts',
    load: () =>
      loadWithTexts(
        import('#features/site/fact-sources/fact-sources-page.tsx').then(
          ({ FactSourcesPage }) => FactSourcesPage,
        ),
        import('@tripwright/domain/site/fact-sources').then(({ factSourcesMessages }) => factSourcesMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('terms'),
    path: '/terms-and-conditions',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-terms-page.tsx').then(({ TermsPage }) => TermsPage),
        loadCompanyTexts(),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('privacy'),
    path: '/privacy-policy',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-privacy-page.tsx').then(({ PrivacyPage }) => PrivacyPage),
        loadCompanyTexts(),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('cookies'),
    path: '/cookies-policy',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-privacy-page.tsx').then(({ CookiesPage }) => CookiesPage),
        loadCompanyTexts(),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('refund'),
    path: '/refund-policy',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-terms-page.tsx').then(({ RefundPage }) => RefundPage),
        loadCompanyTexts(),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('download'),
    path: '/download',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-download-page.tsx').then(({ DownloadPage }) => DownloadPage),
        import('@tripwright/domain/site/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('instagram'),
    path: '/instagram',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-instagram-page.tsx').then(
          ({ InstagramPage }) => InstagramPage,
        ),
        import('@tripwright/domain/site/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('pwabuilder'),
    keywords: null,
    noindex: true,
    path: '/pwabuilder',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-pwabuilder-page.tsx').then(
          ({ PwabuilderPage }) => PwabuilderPage,
        ),
        import('@tripwright/domain/site/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('redirect'),
    keywords: null,
    noindex: true,
    // Its content comes from the query, which no prerendered document has.
    prerender: false,
    path: '/redirect',
    load: () =>
      loadWithTexts(
        import('#features/site/company/company-redirect-page.tsx').then(({ RedirectPage }) => RedirectPage),
        import('@tripwright/domain/site/company').then(({ landingMessages }) => landingMessages),
      ),
  }),
]
