export {
  hasAppNotifications,
  setAppNotifications,
  startDeviceReminders,
} from './device-reminders.state.ts'
