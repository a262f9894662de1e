import { lazyPart } from '#platform/lazy-part.ts'

/** The list of conversations, which loads after the page. */
export const ConversationList = lazyPart(() =>
  import('./conversation-list.tsx').then(({ ConversationList }) => ConversationList),
)
