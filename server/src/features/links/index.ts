export { handOff } from './hand-off.service.ts'
export { redirectTarget } from './redirect.service.ts'
export { earliestToday } from './today.service.ts'
