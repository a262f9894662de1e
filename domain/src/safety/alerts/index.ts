export {
  type AlertFormatter,
  type AlertText,
  alertPath,
  describeAlert,
  publisherKey,
} from './alert-text.rules.ts'
export {
  type AlertDetail,
  alertDetail,
  packAlerts,
  parseAlerts,
  parseTripPlaces,
  type StoredTripPlace,
} from './alerts.contract.ts'
export { alertsMessages } from './alerts.messages.ts'
export {
  ADVICE_ALERT_DAYS,
  type AdviceChange,
  alertableEvents,
  alertRadiusMetres,
  diffAdvice,
  findTripAlerts,
  isMonitored,
  type MonitoredPlace,
  type MonitoredTrip,
  monitoringWindow,
  type TripAlert,
} from './alerts.rules.ts'
export { chooseDelivery } from './delivery.rules.ts'
