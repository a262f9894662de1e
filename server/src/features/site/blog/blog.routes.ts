import { listPublishedPosts, readPostPicture, readPublishedPost } from '@tripwright/domain/site/blog'
import { fileResponse, findPostFile } from '#features/documents/files/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { isPicturePublished } from './pictures.store.ts'
import { findPublished, listPublished } from './published-posts.store.ts'

export const blogRoutes: Route[] = [
  route(listPublishedPosts, async (_, { db, now }) => ({ posts: (await listPublished(db, now)).posts })),

  route(readPublishedPost, async ({ slug }, { db, now }) => {
    const post = await findPublished(db, slug, now)
    if (!post) throw new AppError('not-found')
    return { post }
  }),

  route(readPostPicture, async ({ id, size }, { db, now, platform: { storage }, request }) => {
    const file = await findPostFile(db, id)
    if (!file || size !== `${file.width}x${file.height}` || !(await isPicturePublished(db, id, now)))
      throw new AppError('not-found')
    return fileResponse(file, { request, storage, isThumbnail: false, isPublic: true })
  }),
]
