export { STARTING_PLACES, type StartingPlace, type StartingPlaceId } from './home.data.ts'
export { homeMessages } from './home.messages.ts'
