import { describe, expect, it } from 'vitest'
import { findRedirect, findRoute } from './find-route.ts'
import { REDIRECTS, type Redirect } from './routes/redirects.ts'
import { NOT_FOUND, ROUTES } from './routes.ts'

describe('the route table', () => {
  it.each(ROUTES.map((route) => [route.path, route] as const))(
    'loads the page of %s with the texts of its head',
    async (_, route) => {
      const { Page, texts } = await route.load()
      expect(Page).toBeTypeOf('function')
      for (const key of [route.title, route.description, route.keywords, route.breadcrumb])
        if (key !== null) expect(texts.texts[key], key).toBeDefined()
    },
  )

  it('has one row per path, a breadcrumb on all pages but home, and leads every redirect to a page', () => {
    const paths = ROUTES.map((route) => route.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(ROUTES.filter((route) => route.breadcrumb === null).map((route) => route.path)).toEqual(['/'])
    for (const { to } of REDIRECTS) expect(findRoute(to.split('?')[0] ?? '')).not.toBe(NOT_FOUND)
  })

  it("keeps what is one person's out of search engines and out of the build", () => {
    for (const route of ROUTES.filter((one) => one.guard !== 'none')) {
      expect(route.noindex).toBe(true)
      expect(route.prerender).toBe(false)
    }
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
})

describe('an old address', () => {
  const table: Redirect[] = [
    { from: '/seo-dashboard', to: '/dashboard-admin?tab=seo', layout: 'both' },
    { from: '/currency', to: '/currency-converter', layout: 'mobile' },
  ]

  it.each([
    ['/seo-dashboard', '', 'desktop', '/dashboard-admin?tab=seo'],
    ['/seo-dashboard', 'lang=de', 'both', '/dashboard-admin?tab=seo&lang=de'],
    ['/currency', '?amount=5', 'mobile', '/currency-converter?amount=5'],
    ['/currency', '', 'desktop', null],
    ['/currency', '', 'both', null],
    ['/currency-converter', '', 'mobile', null],
  ] as const)('%s%s in the layout %s leads to %s', (path, search, layout, target) => {
    expect(findRedirect(table, path, search, layout)).toBe(target)
  })
})
