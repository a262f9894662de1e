export type { Day, ResourceLimit, Options, Problem, RequiredSet, Solution, ObjectiveWeights } from './orienteering/problem.ts'
export { improve, solve } from './orienteering/solve.ts'
export { type TimedRoute, timeRoute } from './orienteering/time-route.ts'
