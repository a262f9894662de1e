export { readQuestion } from './read-question.state.ts'
