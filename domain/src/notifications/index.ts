export {
  CHOICES,
  type Channel,
  type ChoiceKind,
  type Choices,
  putChoice,
  readChoices,
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
export { deletePush, MOST_PUSH_DEVICES, putPush, readPush, tryPush } from './push.contract.ts'
export { toldMessages } from './told.messages.ts'
