export { assistantRoutes } from './assistant.routes.ts'
export { countQuestionOnce, refundQuestion } from './question-usage.service.ts'
