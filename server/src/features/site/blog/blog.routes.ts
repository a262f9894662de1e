import { listPublishedPosts, readPublishedPost } from '@tripwright/domain/site/blog'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findPublished, listPublished } from './published-posts.store.ts'

export const blogRoutes: Route[] = [
  route(listPublishedPosts, async (_, { db, now }) => ({ posts: (await listPublished(db, now)).posts })),

  route(readPublishedPost, async ({ slug }, { db, now }) => {
    const post = await findPublished(db, slug, now)
    if (!post) throw new AppError('not-found')
    return { post }
  }),
]
