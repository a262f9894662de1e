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
export { findPlace } from './naming.rules.ts'
export { LONGEST_QUESTION } from './speech.rules.ts'
export { type Category, type Diet, type PlanWished, type Tool, understand, type Wish } from './wish.rules.ts'
