export { blogRoutes } from './blog.routes.ts'
export { findPublished, listPublished } from './published-posts.store.ts'
export {
  findPost,
  findRevision,
  insertPost,
  insertRevision,
  listPosts,
  listRevisions,
  lockPost,
  putStanding,
} from './revisions.store.ts'
