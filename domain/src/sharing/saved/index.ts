export {
  addGuestSave,
  GUEST_SAVE_LIMIT,
  type GuestSave,
  guestPromptLevel,
  guestSave,
  isGuestSaved,
  removeGuestSave,
  type SaveStamp,
  toSaveInputs,
} from './guest-saves.rules.ts'
export {
  listSaved,
  moveGuestSaves,
  removeItem,
  type SavedItem,
  type SaveInput,
  saveItem,
} from './saved.contract.ts'
export { savedMessages } from './saved.messages.ts'
export {
  FREE_UNDO_MS,
  filterSaved,
  isSameItem,
  type PendingChange,
  savedTypes,
  withPending,
} from './saved.rules.ts'
export { placeToSave } from './saved-place.rules.ts'
