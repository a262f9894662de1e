import { loadPost, loadWriter, POST_SLUGS, WRITER_SLUGS } from '#features/blog/index.ts'
import { headNamed, PUBLIC, type PageRoute, route, loadWithTexts } from './route.ts'

/** What we write, and who writes it. */
export const BLOG_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    path: '/blog',
    load: () =>
      loadWithTexts(
        import('#features/blog/blog-list-page.tsx').then(({ BlogListPage }) => BlogListPage),
        import('@tripwright/domain/blog').then(({ blogMessages }) => blogMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('writers'),
    path: '/writers',
    load: () =>
      loadWithTexts(
        import('#features/blog/blog-writers-page.tsx').then(({ BlogWritersPage }) => BlogWritersPage),
        import('@tripwright/domain/blog').then(({ blogMessages }) => blogMessages),
      ),
  }),
  // A row for each that exists: any other slug is no page, and the server answers 404.
  ...POST_SLUGS.map((slug) => route({ ...PUBLIC, path: `/blog/${slug}`, load: () => loadPost(slug) })),
  ...WRITER_SLUGS.map((slug) => route({ ...PUBLIC, path: `/writers/${slug}`, load: () => loadWriter(slug) })),
]
