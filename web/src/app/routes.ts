import { ACCOUNT_ROUTES } from './routes/account.ts'
import { BLOG_ROUTES } from './routes/blog.ts'
import { COMPANY_ROUTES } from './routes/company.ts'
import { PLANNING_ROUTES } from './routes/planning.ts'
import { loadWithTexts, type PageRoute, route } from './routes/route.ts'
import { STAFF_ROUTES } from './routes/staff.ts'
import { SUPPORT_ROUTES } from './routes/support.ts'
import { TOOL_ROUTES } from './routes/tools.ts'

/** For every path that no row knows. */
export const NOT_FOUND: PageRoute = route({
  path: '*',
  load: () =>
    loadWithTexts(
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
export const ROUTES: readonly PageRoute[] = [
  ...PLANNING_ROUTES,
  ...TOOL_ROUTES,
  ...ACCOUNT_ROUTES,
  ...COMPANY_ROUTES,
  ...BLOG_ROUTES,
  ...SUPPORT_ROUTES,
  ...STAFF_ROUTES,
]
