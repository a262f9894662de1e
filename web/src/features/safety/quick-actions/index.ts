export { QuickActions } from './quick-actions.tsx'
export { loadQuickDialog } from './quick-dialogs.state.ts'
