export { languageModelRoutes } from './language-model.routes.ts'
