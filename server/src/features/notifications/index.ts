export { notificationsRoutes, notify } from './notifications.routes.ts'
