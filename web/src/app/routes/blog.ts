import { headNamed, type LoadedPage, loadWithTexts, type PageRoute, PUBLIC, route } from './route.ts'

type Key = 'title' | 'description' | 'keywords' | 'breadcrumb'

const LIVE = { ...PUBLIC, isPerPath: true } as const

/** Blog posts and their authors. */
export const BLOG_ROUTES: readonly PageRoute[] = [
  route({
    ...LIVE,
    path: '/blog',
    load: () => import('#features/site/blog/blog-live-page.tsx').then((pages) => pages.loadPostList()),
  }),
  route({
    ...PUBLIC,
    ...headNamed('writers'),
    path: '/writers',
    load: () =>
      loadWithTexts(
        import('#features/site/blog/blog-writers-page.tsx').then(({ BlogWritersPage }) => BlogWritersPage),
        import('@tripwright/domain/site/blog').then(({ blogMessages }) => blogMessages),
      ),
  }),
  route({
    ...LIVE,
    path: '/blog/:slug',
    load: (path) =>
      import('#features/site/blog/blog-live-page.tsx').then((pages) => orNone(pages.loadPost(nameIn(path)))),
  }),
  route({
    ...LIVE,
    path: '/writers/:slug',
    load: (path) =>
      import('#features/site/blog/blog-live-page.tsx').then((pages) =>
        orNone(pages.loadWriter(nameIn(path))),
      ),
  }),
]

const nameIn = (path: string) => path.split('/')[2] ?? ''

// The server answers 404 for a name that there is not; a page that was open meanwhile says the same.
async function orNone(found: Promise<LoadedPage<Key> | null>): Promise<LoadedPage<Key>> {
  const page = await found
  if (page) return page
  const [{ NotFoundPage }, { notFoundMessages }] = await Promise.all([
    import('../not-found-page.tsx'),
    import('../not-found.messages.ts'),
  ])
  const { feature, texts } = notFoundMessages
  return { Page: NotFoundPage, texts: { feature, texts: { ...texts, keywords: '' } } }
}
