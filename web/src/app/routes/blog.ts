import { loadPost, loadWriter, POST_SLUGS, WRITER_SLUGS } from '#features/site/blog/index.ts'
import { headNamed, loadWithTexts, type PageRoute, PUBLIC, route } from './route.ts'

/** Blog posts and their authors. */
export const BLOG_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    path: '/blog',
    load: () =>
      loadWithTexts(
        import('#features/site/blog/blog-list-page.tsx').then(({ BlogListPage }) => BlogListPage),
        import('@tripwright/domain/site/blog').then(({ blogMessages }) => blogMessages),
      ),
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
  // A row for each existing post: any other slug is no page, and the server answers 404.
  ...POST_SLUGS.map((slug) => route({ ...PUBLIC, path: `/blog/${slug}`, load: () => loadPost(slug) })),
  ...WRITER_SLUGS.map((slug) => route({ ...PUBLIC, path: `/writers/${slug}`, load: () => loadWriter(slug) })),
]
