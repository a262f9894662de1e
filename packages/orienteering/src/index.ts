export type {
  Day,
  ObjectiveWeights,
  Options,
  Problem,
  RequiredSet,
  ResourceLimit,
  Solution,
} from './problem.ts'
export { improve, solve } from './solve.ts'
export { type TimedRoute, timeRoute } from './time-route.ts'
