export { calendarFeedsRoutes } from './calendar-feeds.routes.ts'
export { deleteFeedsOfGone, endFeed } from './calendar-feeds.store.ts'
export { exportRoutes } from './export.routes.ts'
