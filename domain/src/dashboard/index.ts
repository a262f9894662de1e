export { dashboardMessages } from './dashboard.messages.ts'
