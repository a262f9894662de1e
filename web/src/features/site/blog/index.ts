export { PostProse } from './post-prose.tsx'
export {
  fetchBuiltPost,
  givenLibrary,
  giveLibrary,
  type Library,
  libraryElement,
  listBuiltPosts,
} from './posts.state.ts'
