export {
  NOTIFICATION_CHANNELS,
  type Channel,
  type NotificationChoiceKind,
  type NotificationChoices,
  putNotificationChoice,
  readNotificationChoices,
} from './choices.contract.ts'
export {
  listNotifications,
  markRead,
  NOTIFICATION_KINDS,
  type NotificationKind,
  testMail,
  testNotification,
} from './notifications.contract.ts'
export { notificationsMessages } from './notifications.messages.ts'
export { deletePush, MAX_PUSH_DEVICES, putPush, readPush, tryPush } from './push.contract.ts'
export { notificationSettingsMessages } from './told.messages.ts'
