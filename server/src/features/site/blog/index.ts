export { blogRoutes } from './blog.routes.ts'
export { type EditedReader, makeBlogPages, pictureIn } from './blog-pages.service.ts'
export { blogJobs } from './pictures.jobs.ts'
export { findMissingPictures } from './pictures.store.ts'
export { servePostPictures } from './post-pictures.routes.ts'
export { listPublished } from './published-posts.store.ts'
export { openRenderFolder, type RenderFolder } from './render-folder.service.ts'
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
