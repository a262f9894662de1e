/** Bounds of what a device and an account keep; the page says them in words. */
export const MAX_QUESTION_LENGTH = 2000
export const MAX_CONVERSATIONS = 100
export const MAX_PINNED = 20
export const MAX_TURNS = 60
export const MAX_CONVERSATION_BYTES = 50_000
export const MAX_HISTORY_BYTES = 2_000_000
export const MAX_TITLE = 80
export const MAX_SAID = 8000
/** Ids of replaced questions. */
export const MAX_REMOVED = 200
