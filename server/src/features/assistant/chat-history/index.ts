export { chatHistoryJobs } from './chat-history.jobs.ts'
export { chatHistoryRoutes } from './chat-history.routes.ts'
export { countConversations } from './chat-history.store.ts'
export { sharedConversationsRoutes } from './shared-conversations.routes.ts'
