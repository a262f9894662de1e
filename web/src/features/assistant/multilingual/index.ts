export { prefetchReader } from './prefetch-reader.state.ts'
export { readQuestion } from './read-question.state.ts'
