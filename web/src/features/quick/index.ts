export { NativeMapsCard } from './native-maps-card.tsx'
export { QuickActions } from './quick-actions.tsx'
export { loadQuickDialog } from './quick-dialogs.state.ts'
