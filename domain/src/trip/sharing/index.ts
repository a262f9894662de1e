export { redactForReaders } from './redaction.rules.ts'
export { sharePanelMessages } from './share-panel.messages.ts'
export { shareTripMessages } from './share-trip.messages.ts'
export {
  getSharing,
  joinTrip,
  type LinkAccess,
  makeLink,
  openSharedTrip,
  removeLink,
  removeTripMember,
  SHARED_TRIP_PATH,
  type SharedTrip,
  type Sharing,
  sharedTrip,
  type TripLink,
  type TripMember,
} from './sharing.contract.ts'
export { sharingMessages } from './sharing.messages.ts'
