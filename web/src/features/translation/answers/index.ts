export { ComposedAnswer } from './composed-answer.tsx'
