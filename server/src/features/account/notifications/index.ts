export { alertFormatsFor, languageFor } from './alert-formats.service.ts'
export { listForDigest, listUnmailed, markMailed } from './digest-rows.store.ts'
export { feedAlarmsJobs } from './feed-alarms.jobs.ts'
export { listSwitchedOff } from './notification-choices.store.ts'
export {
  hasPushDevice,
  hasRecentUnread,
  listAlertTimes,
  notificationChoiceRows,
  takeTripEnds,
} from './notification-rows.store.ts'
export { disabledPages, notificationsRoutes, notify } from './notifications.routes.ts'
export { pushJobs } from './push.jobs.ts'
export { pushRoutes } from './push.routes.ts'
export { hasPush } from './push.store.ts'
export { notificationText, pathOfAlerts } from './push-text.service.ts'
