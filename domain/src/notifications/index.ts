export {
  listNotifications,
  markRead,
  NOTIFICATION_KINDS,
  type NotificationKind,
  testMail,
  testNotification,
} from './notifications.contract.ts'
export { notificationsMessages } from './notifications.messages.ts'
