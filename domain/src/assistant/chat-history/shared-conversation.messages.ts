import { messages } from '../../base/text.ts'

/** The page of a link to a conversation. */
export const sharedConversationMessages = messages('shared-conversation', {
  title: 'Shared conversation | Tripwright',
  description: 'A conversation with our travel assistant that someone shared with you.',
  breadcrumb: 'Shared conversation',
  lead: 'Someone shared these questions on {date, date, medium}. Their answers are made from our facts, now.',
  own: 'This is your own conversation, as others see it through this link.',
  question: 'Question',
  answer: 'Answer',
  'said.note': 'This text is as the person who shares it saved it. We didn’t check it again.',
  'no-answer': 'We have no answer to this right now.',
  loading: 'Loading conversation…',
  'dead.title': 'Conversation not found',
  'link-dead':
    'This link doesn’t work. It was ended, the conversation was deleted, or the address is incomplete.',
  'dead.action': 'Ask your own question',
  'failed.title': 'We couldn’t open the conversation',
  'failed.action': 'Try again',
  'too-many': 'Too many links were opened from your network. Wait a few minutes and try again.',
  ask: 'Ask your own question',
})
