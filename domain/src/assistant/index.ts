export {
  type AnswerFacts,
  answer,
  type Card,
  type HolidayList,
  type PlaceDay,
  type RateFacts,
} from './answer.rules.ts'
export { countQuestion } from './assistant.contract.ts'
export { assistantMessages } from './assistant.messages.ts'
export { type FactTables, NO_TABLES } from './fact-answer.rules.ts'
export type { OtherCity, Topic } from './fact-wish.rules.ts'
export type { Category, Diet } from './vocabulary.rules.ts'
export {
  type PlanWished,
  type Tool,
  understand,
  type Wish,
} from './wish.rules.ts'
