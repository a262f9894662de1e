export { handOff } from './hand-off.service.ts'
export { earliestToday } from './today.service.ts'
