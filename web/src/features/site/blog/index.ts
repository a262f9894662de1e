export { loadPost, loadWriter } from './load-page.state.ts'
export { listPosts } from './posts.state.ts'
export { POST_SLUGS, WRITER_SLUGS } from './slugs.state.ts'
