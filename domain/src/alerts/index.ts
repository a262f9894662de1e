export {
  type AlertDetail,
  alertDetail,
  type NamedPlace,
  packAlerts,
  readAlerts,
  readPlaces,
} from './alerts.contract.ts'
export { alertsMessages } from './alerts.messages.ts'
export {
  ADVICE_DAYS,
  type AdviceChange,
  changedAdvice,
  findTouches,
  isWatched,
  newsOf,
  reachMetres,
  type Touch,
  type WatchedPlace,
  type WatchedTrip,
  watchSpan,
} from './alerts.rules.ts'
export { planTelling } from './telling.rules.ts'
export { alertPath, publisherKey, type Speech, type Worded, wordAlert } from './wording.rules.ts'
