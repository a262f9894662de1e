export { startSaved } from './guest-move.state.ts'
export { GuestPrompt } from './guest-prompt.tsx'
export { SaveButton } from './save-button.tsx'
export { GuestSavedList, SavedList } from './saved-list.tsx'
