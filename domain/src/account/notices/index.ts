export { isCheckInDue, isDigestDue, isTellingHour, tripDayNotice } from './coming-days.rules.ts'
export {
  type ComingTrip,
  type DeviceReminder,
  planAskedReminders,
  planDeviceReminders,
} from './device-reminders.rules.ts'
export { digestMessages } from './digest.messages.ts'
