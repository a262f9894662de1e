export type { Day, Limit, Options, Problem, RequiredSet, Solution, Weights } from './orienteering/problem.ts'
export { improve, solve } from './orienteering/solve.ts'
export { type TimedRoute, timeRoute } from './orienteering/time-route.ts'
