export type { AssistantAnswer } from './answer.state.ts'

export const loadAnswerState = () => import('./answer.state.ts')
export const loadAnswerCards = () => import('./answer-cards.tsx')
