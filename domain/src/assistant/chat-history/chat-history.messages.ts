import { messages } from '../../base/text.ts'

/** The list of conversations with the assistant. */
export const chatHistoryMessages = messages('chat-history', {
  title: 'Conversations',
  'empty.device': 'Your questions are saved on this device only and listed here.',
  'empty.account': 'Your questions are saved in your account and listed here, on all your devices.',
  new: 'New conversation',
  search: 'Search conversations',
  'search.none': 'No conversation has these words.',
  'search.found': '{count, plural, one {# conversation} other {# conversations}} found',
  actions: 'Actions for “{title}”',
  pinned: 'Pinned',
  pin: 'Pin',
  unpin: 'Unpin',
  'pin.full': 'You’ve pinned {max}, the limit. Unpin one first.',
  rename: 'Rename',
  'rename.label': 'Name of this conversation',
  'rename.hint': 'Leave it empty for its first question.',
  // The button under a new name of a conversation.
  save: 'Save',
  cancel: 'Cancel',
  share: 'Share by link',
  delete: 'Delete',
  deleted: 'Conversation deleted',
  'deleted.everywhere': 'It goes from your other devices too.',
  undo: 'Undo',
  bounds:
    'Up to {conversations} conversations of {turns} questions. When there’s no more room, we delete the one you haven’t used for the longest time. We don’t delete the ones you pinned (marked to keep).',
  'where.account': 'Saved in your account.',
  'where.device': 'Saved on this device only. Sign in to have them on all your devices.',
  'where.saving': 'Saving in your account…',
  'where.waiting': 'Waiting for a connection to save changes in your account.',
  'where.failed': 'Changes couldn’t be saved in your account. They’re on this device.',
  moved:
    '{count, plural, one {# conversation is} other {# conversations are}} now in your account, on all your devices.',
})
