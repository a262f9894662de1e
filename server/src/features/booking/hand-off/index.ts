export { earliestToday } from './earliest-today.service.ts'
export { handOff } from './hand-off.service.ts'
export { redirectTarget } from './redirect.service.ts'
