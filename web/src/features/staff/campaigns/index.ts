export { MailingsTab } from './mailings-tab.tsx'
