export {
  addComment,
  listComments,
  MAX_COMMENT_CHARS,
  MAX_COMMENTS,
  removeComment,
  type TripComment,
} from './comments.contract.ts'
export { commentsMessages } from './comments.messages.ts'
export { historyMessages } from './history.messages.ts'
export { historyParts } from './history-parts.rules.ts'
export { gotRole, type NewsKind, namesText, newsFor, type TripNews } from './news.rules.ts'
export { tellPresence } from './presence.contract.ts'
export { presenceMessages } from './presence.messages.ts'
export {
  hearPresence,
  PRESENCE_BEAT_MS,
  type Presence,
  type PresenceMessage,
  packPresence,
  presentPeople,
  unpackPresence,
} from './presence.rules.ts'
export { redactForReaders } from './redaction.rules.ts'
export {
  MEMBER_ROLES,
  type MemberRole,
  mayAssign,
  mayChangeItems,
  mayEdit,
  mayManage,
  type TripRole,
} from './roles.rules.ts'
export { sharePanelMessages } from './share-panel.messages.ts'
export { shareTripMessages } from './share-trip.messages.ts'
export {
  getHistory,
  getSharing,
  getVersions,
  type HistoryEntry,
  joinTrip,
  type LinkAccess,
  MAILED_LINK_DAYS,
  makeLink,
  openSharedTrip,
  removeLink,
  removeTripMember,
  restoreHistory,
  SHARED_TRIP_PATH,
  type SharedTrip,
  type Sharing,
  setMemberRole,
  sharedTrip,
  type TripLink,
  type TripMember,
} from './sharing.contract.ts'
export { sharingMessages } from './sharing.messages.ts'
