export { explainBadInput } from './bad-input.rules.ts'
export { mcpMessages } from './mcp.messages.ts'
export { type ListedTool, listTools, mayCall, missingForProgram } from './mcp-tools.rules.ts'
export { type ProgramArguments, parseProgramArguments } from './program-arguments.rules.ts'
