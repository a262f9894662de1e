export { PostProse } from './post-prose.tsx'
export {
  fetchBuiltPost,
  giveLibrary,
  givenLibrary,
  type Library,
  libraryElement,
  listBuiltPosts,
} from './posts.state.ts'
