export {
  type Channel,
  choiceOf,
  DIGEST_KINDS,
  isSwitchable,
  NOTIFICATION_CHANNELS,
  type NotificationChoiceKind,
  type NotificationChoices,
  putNotificationChoice,
  readNotificationChoices,
} from './notification-choices.contract.ts'
export { notificationSettingsMessages } from './notification-settings.messages.ts'
export {
  listNotifications,
  markRead,
  NOTIFICATION_KINDS,
  type NotificationKind,
  testMail,
  testNotification,
} from './notifications.contract.ts'
export { notificationsMessages } from './notifications.messages.ts'
export {
  APP_PUSH_SERVICES,
  type AppPushService,
  deletePush,
  MAX_PUSH_DEVICES,
  putAppPush,
  putPush,
  readPush,
  tryPush,
} from './push.contract.ts'
