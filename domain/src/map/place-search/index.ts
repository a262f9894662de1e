export { type FoundPlace, foundPlace, searchPlaces } from './place-search.contract.ts'
export { placeSearchMessages } from './place-search.messages.ts'
export { isShortMapLink, parsePosition } from './position-text.rules.ts'
