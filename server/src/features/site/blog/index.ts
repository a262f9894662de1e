export { blogRoutes } from './blog.routes.ts'
export { makeBlogPages } from './blog-pages.service.ts'
export { servePostPictures } from './post-pictures.routes.ts'
export { listPublished } from './published-posts.store.ts'
export {
  deletePost,
  findPost,
  findRevision,
  insertPost,
  insertRevision,
  listPosts,
  listRevisions,
  lockPost,
  putStanding,
} from './revisions.store.ts'
