export { mayBeForeign } from '../language/index.ts'
export {
  type AnswerCard,
  type AnswerFacts,
  answerIntent,
  type HolidayList,
  type PlaceDay,
  type SourcedRates,
} from './answer.rules.ts'
export { isAnswered, makeExecutors } from './answer-call.rules.ts'
export { countQuestion } from './assistant.contract.ts'
export { assistantMessages } from './assistant.messages.ts'
export { callOfNamed, continuationOfNamed, parseToolCalls } from './call-parser.rules.ts'
export { companionMessages } from './companion.messages.ts'
export {
  airportsOf,
  type CompanionAnswer,
  type CompanionTables,
  NO_COMPANION_TABLES,
} from './companion-card.rules.ts'
export { EMPTY_TABLES, type FactTables } from './fact-answer.rules.ts'
export type { CityRef, HabitTopic } from './fact-intents.rules.ts'
export { afterTurn, isWholeWithout } from './follow-up.rules.ts'
export { type FactContext, type FactReader, gatherFacts } from './gather-facts.rules.ts'
export { intentOfCall, withPlaceCity } from './intent-calls.rules.ts'
export {
  type AssistantTool,
  type Intent,
  type PlanIntent,
  parseIntents,
} from './intent-parser.rules.ts'
export {
  linesOfDay,
  nextDeparture,
  readTripChange,
  spendingOf,
  tripInQuestion,
} from './own-trip.rules.ts'
export { isOfEverydayLife } from './question-parts.rules.ts'
export type { CompanionContext, QuestionSlots, Talk } from './question-slots.rules.ts'
export { isRemark, OPEN_REQUEST, remarkOfNamed } from './remark.rules.ts'
export { type Diet, findCategories, findDiets, type PlaceCategory } from './vocabulary.rules.ts'
