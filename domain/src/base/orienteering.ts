export type {
  Day,
  ObjectiveWeights,
  Options,
  Problem,
  RequiredSet,
  ResourceLimit,
  Solution,
} from './orienteering/problem.ts'
export { improve, solve } from './orienteering/solve.ts'
export { type TimedRoute, timeRoute } from './orienteering/time-route.ts'
