export {
  type Companion,
  getSharing,
  joinTrip,
  type LinkAccess,
  makeLink,
  openShared,
  removeCompanion,
  removeLink,
  SHARED_TRIP_PATH,
  type SharedTrip,
  type Sharing,
  sharedTrip,
  type TripLink,
} from './companions.contract.ts'
export { companionsMessages } from './companions.messages.ts'
export { panelMessages } from './panel.messages.ts'
export { forReaders } from './readers.rules.ts'
export { shareTripMessages } from './share-trip.messages.ts'
