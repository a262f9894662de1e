export {
  type AnswerFacts,
  answerIntent,
  type AnswerCard,
  type HolidayList,
  type PlaceDay,
  type SourcedRates,
} from './answer.rules.ts'
export { countQuestion } from './assistant.contract.ts'
export { assistantMessages } from './assistant.messages.ts'
export { type FactTables, EMPTY_TABLES } from './fact-answer.rules.ts'
export type { CityRef, HabitTopic } from './fact-wish.rules.ts'
export type { PlaceCategory, Diet } from './vocabulary.rules.ts'
export {
  type PlanIntent,
  type AssistantTool,
  parseIntents,
  type Intent,
} from './wish.rules.ts'
