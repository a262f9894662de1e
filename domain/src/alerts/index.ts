export {
  type AlertDetail,
  alertDetail,
  type StoredTripPlace,
  packAlerts,
  parseAlerts,
  parseTripPlaces,
} from './alerts.contract.ts'
export { alertsMessages } from './alerts.messages.ts'
export {
  ADVICE_ALERT_DAYS,
  type AdviceChange,
  diffAdvice,
  findTripAlerts,
  isMonitored,
  alertableEvents,
  alertRadiusMetres,
  type TripAlert,
  type MonitoredPlace,
  type MonitoredTrip,
  monitoringWindow,
} from './alerts.rules.ts'
export { chooseDelivery } from './telling.rules.ts'
export { alertPath, publisherKey, type AlertFormatter, type AlertText, describeAlert } from './wording.rules.ts'
