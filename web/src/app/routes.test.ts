import { describe, expect, it } from 'vitest'
import { findRedirect, findRoute, isPage } from './find-route.ts'
import { NAV_ITEMS, TOP_BAR_ITEMS } from './nav-items.data.ts'
import { REDIRECTS, type Redirect } from './routes/redirects.ts'
import type { Guard } from './routes/route.ts'
import { NOT_FOUND, ROUTES } from './routes.ts'

const addressOf = ({ path }: { path: string }) =>
  path.replace('/writers/:slug', '/writers/nora-meridian').replace(':slug', 'a-day-when-it-rains')

describe('the route table', () => {
  it.each(ROUTES.map((route) => [route.path, route] as const))(
    'loads the page of %s with the texts of its head',
    async (_, route) => {
      const { Page, texts } = await route.load(addressOf(route))
      expect(Page).toBeTypeOf('function')
      for (const key of [route.title, route.description, route.keywords, route.breadcrumb])
        if (key !== null) expect(texts.texts[key], key).toBeDefined()
      // Routes of a later release are neither there nor announced.
      expect(Object.values(texts.texts).join('\n')).not.toMatch(/coming soon|under construction/i)
    },
  )

  it('has one row per path, a breadcrumb on all pages but home, and leads every redirect to a page', () => {
    const paths = ROUTES.map((route) => route.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(ROUTES.filter((route) => route.breadcrumb === null).map((route) => route.path)).toEqual(['/'])
  })

  it('has every page that redirects and the shell lead to', () => {
    const linked = [...Object.values(NAV_ITEMS).flat(), ...TOP_BAR_ITEMS].map(({ href }) => href)
    const missing = [...linked, ...REDIRECTS.map(({ to }) => to)].filter((href) => !isPage(href))
    expect(missing).toEqual([])
  })

  it("keeps what is one person's out of search engines and out of the build", () => {
    for (const route of ROUTES.filter((one) => one.guard !== 'none')) {
      expect(route.noindex).toBe(true)
      expect(route.prerender).toBe(false)
    }
  })

  it('has for every page that may be found a title, a description and keywords that no other has', async () => {
    const indexed = ROUTES.filter((one) => !one.noindex)
    const heads = await Promise.all(
      indexed.map(async (route) => {
        const { load, title, description, keywords } = route
        const { texts } = (await load(addressOf(route))).texts
        return [title, description, keywords ?? ''].map((key) => texts[key])
      }),
    )
    for (const words of [0, 1, 2].map((part) => heads.map((head) => head[part]))) {
      expect(words).not.toContain(undefined)
      expect(words.filter((text, place) => words.indexOf(text) !== place)).toEqual([])
    }
  })

  it('asks for staff at the pages of staff, for an admin at one, and for an account at those of one person', () => {
    const behind = (guard: Guard) => ROUTES.filter((one) => one.guard === guard).map(({ path }) => path)
    expect(behind('staff')).toEqual(['/admin'])
    expect(behind('support')).toEqual([
      '/dashboard-admin',
      '/support-admin',
      '/seo-dashboard',
      '/email-test-new',
    ])
    expect(behind('admin')).toEqual(['/seo-content'])
    expect(behind('signed-in')).toEqual([
      '/profile',
      '/trial-setup',
      '/settings',
      '/notifications',
      '/unified-dashboard',
      '/admin/blog',
      '/email-test',
      '/notification-test',
    ])
    expect(ROUTES.filter(({ layout }) => layout === 'bare').map(({ path }) => path)).toEqual([
      '/dashboard-admin',
    ])
  })

  it('has a whole document for every page that may be found', () => {
    expect(ROUTES.filter((one) => !one.noindex && !one.prerender)).toEqual([])
  })
})

describe('a path', () => {
  it('finds its row, with or without a slash at the end, else the not-found page', () => {
    expect(findRoute('/dashboard')).toBe(findRoute('/dashboard/'))
    expect(findRoute('/').path).toBe('/')
    expect(findRoute('/dashboards')).toBe(NOT_FOUND)
    expect(findRoute('/a/dashboard')).toBe(NOT_FOUND)
  })

  it('that the server has switched off has the not-found page, and nothing leads there', () => {
    document.documentElement.dataset.off = '/email-test /email-test-new'
    expect([findRoute('/email-test'), findRoute('/email-test-new')]).toEqual([NOT_FOUND, NOT_FOUND])
    expect(findRedirect(REDIRECTS, '/email-test-new', '', 'mobile')).toBeNull()
    delete document.documentElement.dataset.off
    expect(findRoute('/email-test')).not.toBe(NOT_FOUND)
  })
})

describe('an old address', () => {
  it.each([
    ['/accommodation', 'both', '/accommodation-search'],
    ['/currency', 'both', '/currency-converter'],
    ['/help', 'both', '/help-center'],
    ['/support', 'both', '/support-center'],
    ['/chat', 'both', '/chat-with-us'],
    ['/terms', 'both', '/terms-and-conditions'],
    ['/privacy', 'both', '/privacy-policy'],
    ['/cookies', 'both', '/cookies-policy'],
    ['/seo-dashboard', 'desktop', '/dashboard-admin?tab=seo-automation'],
    ['/seo-content', 'desktop', '/dashboard-admin?tab=content-generation'],
    ['/unified-dashboard', 'desktop', '/dashboard-admin'],
    ['/trial-setup', 'mobile', '/profile'],
    ['/email-test-new', 'mobile', '/email-test'],
    ['/email-marketing', 'both', '/dashboard-admin?tab=email-campaigns'],
    ['/support-dashboard', 'both', '/dashboard-admin?tab=chat'],
    ['/trial-email-dashboard', 'both', '/dashboard-admin?tab=trial-emails'],
  ] as const)('%s leads, in the layout %s, to %s', (from, layout, to) => {
    expect(REDIRECTS).toContainEqual({ from, to, layout })
  })

  const table: Redirect[] = [
    { from: '/old', to: '/dashboard?tab=saved', layout: 'both' },
    { from: '/cars', to: '/car-rental', layout: 'mobile' },
    { from: '/gone', to: '/not-there', layout: 'both' },
  ]

  it.each([
    ['/old', '', 'desktop', '/dashboard?tab=saved'],
    ['/old', 'lang=de', 'both', '/dashboard?tab=saved&lang=de'],
    ['/cars', '?place=Rome', 'mobile', '/car-rental?place=Rome'],
    ['/cars', '', 'desktop', null],
    ['/cars', '', 'both', null],
    ['/car-rental', '', 'mobile', null],
    ['/gone', '', 'desktop', null],
  ] as const)('%s%s in the layout %s leads to %s', (path, search, layout, target) => {
    expect(findRedirect(table, path, search, layout)).toBe(target)
  })
})
