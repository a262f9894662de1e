export { type FoundPlace, foundPlace, searchPlaces } from './place-search.contract.ts'
export { isShortMapLink, parsePosition } from './position-text.rules.ts'
