export {
  type AnswerCard,
  type AnswerFacts,
  answerIntent,
  type HolidayList,
  type PlaceDay,
  type SourcedRates,
} from './answer.rules.ts'
export { countQuestion } from './assistant.contract.ts'
export { assistantMessages } from './assistant.messages.ts'
export { EMPTY_TABLES, type FactTables } from './fact-answer.rules.ts'
export type { CityRef, HabitTopic } from './fact-intents.rules.ts'
export {
  type AssistantTool,
  type Intent,
  type PlanIntent,
  parseIntents,
} from './intent-parser.rules.ts'
export type { Diet, PlaceCategory } from './vocabulary.rules.ts'
