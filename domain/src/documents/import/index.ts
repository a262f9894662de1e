export { isAlreadyThere, newTripChanges, newTripOf, partChanges } from './accept.rules.ts'
export { readBoardingPass } from './boarding-pass.rules.ts'
export { readCalendar } from './calendar.rules.ts'
export {
  acceptImport,
  type ChosenPart,
  type ImportPart,
  type ImportProposal,
  importTrip,
  MAX_IMPORT_BYTES,
  MAX_PARTS,
  type ProposedBooking,
  type ProposedEnd,
  type SourceDocument,
  type SourceKind,
  UNREAD_REASONS,
  type UnreadReason,
} from './import.contract.ts'
export { type ImportProblem, importMessages } from './import.messages.ts'
export { joinRepeated, type LocatedBooking } from './join-bookings.rules.ts'
export { readGeoJson, readGpx, readKml } from './map-files.rules.ts'
export { jsonLdOf, type MarkupElement, microdataOf, visibleText } from './markup.rules.ts'
export { readPlaceLinks } from './place-links.rules.ts'
export { readPlaceTable } from './place-table.rules.ts'
export { readPageEvent, readReservations } from './reservations.rules.ts'
export { type PlaceLookup, settleBooking } from './settle-ends.rules.ts'
export { readWalletPass } from './wallet-pass.rules.ts'
