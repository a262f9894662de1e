export {
  type TripMember,
  getSharing,
  joinTrip,
  type LinkAccess,
  makeLink,
  openSharedTrip,
  removeTripMember,
  removeLink,
  SHARED_TRIP_PATH,
  type SharedTrip,
  type Sharing,
  sharedTrip,
  type TripLink,
} from './companions.contract.ts'
export { sharingMessages } from './companions.messages.ts'
export { sharePanelMessages } from './panel.messages.ts'
export { redactForReaders } from './readers.rules.ts'
export { shareTripMessages } from './share-trip.messages.ts'
