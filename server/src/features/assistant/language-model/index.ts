export { languageModelRoutes } from './language-model.routes.ts'
export { makeServerFacts, readFactContext } from './server-facts.service.ts'
export { PUBLIC_TOOLS, runFactTool, type ToolContext } from './tool-runner.service.ts'
