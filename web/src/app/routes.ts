import type { Messages } from '@tripwright/domain/base/text'
import type { ComponentType } from 'react'
import { loadPost, loadWriter, POST_SLUGS, WRITER_SLUGS } from '#features/blog/index.ts'

/** Who may see a page (decisions.md, "Guards"). */
export type Guard = 'none' | 'signed-in'

/** What a page brings along when it is loaded: itself, and the texts of its head and breadcrumb. */
export type LoadedPage<Key extends string = string> = { Page: ComponentType; texts: Messages<Key> }

/** One row of the route table. Title, description, keywords and breadcrumb are keys of the page's own texts. */
export type Route<Key extends string = string> = {
  /** Pattern with `:name` for its parameters. */
  path: string
  load: () => Promise<LoadedPage<Key>>
  /** `bare` has neither header nor footer. */
  layout: 'standard' | 'bare'
  guard: Guard
  title: NoInfer<Key>
  description: NoInfer<Key>
  keywords: NoInfer<Key> | null
  breadcrumb: NoInfer<Key> | null
  noindex: boolean
  /** Written as a whole document at build time, in English. */
  prerender: boolean
}

/** An old or short address (specification section 2, "Redirects"). */
export type Redirect = { from: string; to: string; layout: 'both' | 'mobile' | 'desktop' }

function route<Key extends string>(row: Route<Key>): Route {
  return row
}

async function together<Key extends string>(
  page: Promise<ComponentType>,
  texts: Promise<Messages<Key>>,
): Promise<LoadedPage<Key>> {
  const [Page, loaded] = await Promise.all([page, texts])
  return { Page, texts: loaded }
}

/** What the rows of most public pages have in common. */
const PUBLIC = {
  layout: 'standard',
  guard: 'none',
  title: 'title',
  description: 'description',
  keywords: null,
  breadcrumb: 'breadcrumb',
  noindex: false,
  prerender: true,
} as const

/** For every path that no row knows. */
export const NOT_FOUND: Route = route({
  path: '*',
  load: () =>
    together(
      import('./not-found-page.tsx').then(({ NotFoundPage }) => NotFoundPage),
      import('./not-found.messages.ts').then(({ notFoundMessages }) => notFoundMessages),
    ),
  layout: 'standard',
  guard: 'none',
  title: 'title',
  description: 'description',
  keywords: null,
  breadcrumb: 'breadcrumb',
  noindex: true,
  prerender: false,
})

/** Every page of the product, in the order in which patterns are tried. */
export const ROUTES: readonly Route[] = [
  route({
    path: '/',
    load: () =>
      together(
        import('#features/home/home-page.tsx').then(({ HomePage }) => HomePage),
        import('@tripwright/domain/home').then(({ homeMessages }) => homeMessages),
      ),
    layout: 'standard',
    guard: 'none',
    title: 'title',
    description: 'description',
    keywords: 'keywords',
    breadcrumb: null,
    noindex: false,
    prerender: true,
  }),
  route({
    ...PUBLIC,
    path: '/auth',
    load: () =>
      together(
        import('#features/auth/auth-page.tsx').then(({ AuthPage }) => AuthPage),
        import('@tripwright/domain/auth').then(({ authPageMessages }) => authPageMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/itinerary',
    load: () =>
      together(
        import('#features/itinerary/itinerary-page.tsx').then(({ ItineraryPage }) => ItineraryPage),
        import('@tripwright/domain/itinerary').then(({ itineraryPageMessages }) => itineraryPageMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/flights',
    load: () =>
      together(
        import('#features/flights/flights-page.tsx').then(({ FlightsPage }) => FlightsPage),
        import('@tripwright/domain/flights').then(({ flightsMessages }) => flightsMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/accommodation-search',
    load: () =>
      together(
        import('#features/stays/stays-page.tsx').then(({ StaysPage }) => StaysPage),
        import('@tripwright/domain/stays').then(({ staysMessages }) => staysMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/car-rental',
    load: () =>
      together(
        import('#features/cars/cars-page.tsx').then(({ CarsPage }) => CarsPage),
        import('@tripwright/domain/cars').then(({ carsMessages }) => carsMessages),
      ),
  }),
  route({
    ...PUBLIC,
    noindex: true,
    path: '/dashboard',
    load: () =>
      together(
        import('#features/dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
        import('@tripwright/domain/dashboard').then(({ dashboardMessages }) => dashboardMessages),
      ),
  }),
  route({
    path: '/email-verify',
    load: () =>
      together(
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
      together(
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
  route({
    ...PUBLIC,
    path: '/blog',
    load: () =>
      together(
        import('#features/blog/blog-list-page.tsx').then(({ BlogListPage }) => BlogListPage),
        import('@tripwright/domain/blog').then(({ blogMessages }) => blogMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'writers.title', description: 'writers.description', breadcrumb: 'writers.breadcrumb' },
    path: '/writers',
    load: () =>
      together(
        import('#features/blog/blog-writers-page.tsx').then(({ BlogWritersPage }) => BlogWritersPage),
        import('@tripwright/domain/blog').then(({ blogMessages }) => blogMessages),
      ),
  }),
  // A row for each that exists: any other slug is no page, and the server answers 404.
  ...POST_SLUGS.map((slug) => route({ ...PUBLIC, path: `/blog/${slug}`, load: () => loadPost(slug) })),
  ...WRITER_SLUGS.map((slug) => route({ ...PUBLIC, path: `/writers/${slug}`, load: () => loadWriter(slug) })),
]

/** Old and short addresses; each leads to a page of the table. */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/terms', to: '/terms-and-conditions', layout: 'both' },
  { from: '/privacy', to: '/privacy-policy', layout: 'both' },
  { from: '/cookies', to: '/cookies-policy', layout: 'both' },
  { from: '/accommodation', to: '/accommodation-search', layout: 'both' },
]
