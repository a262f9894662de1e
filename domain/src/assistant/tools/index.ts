export { HABIT_SUBJECTS, HELP_TOPICS } from './fact-tools.contract.ts'
export { nearestTools } from './nearest-tools.rules.ts'
export {
  argumentNames,
  missingArguments,
  parseToolCall,
  runTool,
  TOOLS,
  type ToolCall,
  type ToolExecutors,
  type ToolInput,
  wireName,
} from './registry.rules.ts'
export { isSmalltalk, OWN_KINDS, SMALLTALK, TOOLS_OF_KINDS } from './request-kinds.data.ts'
export {
  findRouteCity,
  isOwnPlace,
  type RouteAnswer,
  type RouteEnd,
  type RouteWay,
  routeIn,
  waysBetween,
} from './route.rules.ts'
export { routeEndsIn } from './route-ends.rules.ts'
export { OFFERED_TOOLS, TOOL_NAMES, type ToolName } from './tool-names.data.ts'
export { journeyWordsIn, lacksPlace, townWordsIn } from './town-words.rules.ts'
export { TRIP_TOOLS } from './trip-tools.contract.ts'
export { type CallVoice, partsOfCall } from './understood-call.rules.ts'
