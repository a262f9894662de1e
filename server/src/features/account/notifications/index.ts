export { alertFormatsFor, languageFor } from './alert-formats.service.ts'
export { feedAlarmsJobs } from './feed-alarms.jobs.ts'
export {
  hasPushDevice,
  listAlertTimes,
  notificationChoiceRows,
} from './notification-rows.store.ts'
export { disabledPages, notificationsRoutes, notify } from './notifications.routes.ts'
export { pushJobs } from './push.jobs.ts'
export { pushRoutes } from './push.routes.ts'
export { hasPush } from './push.store.ts'
export { pathOfAlerts } from './push-text.service.ts'
