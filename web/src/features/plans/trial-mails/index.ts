export { useEmailPopupDueAt } from './email-popup.state.ts'
export { EmailPopup } from './email-popup.tsx'
export { TrialMailsTab } from './trial-mails-tab.tsx'
