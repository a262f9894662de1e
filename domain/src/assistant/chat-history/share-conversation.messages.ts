import { messages } from '../../base/text.ts'

/** The owner's side of a shared conversation. */
export const shareConversationMessages = messages('share-conversation', {
  title: 'Share by link',
  lead: 'Anyone with the link sees a copy of the questions you choose, as they are now, with answers from our facts. Not your name.',
  close: 'Close',
  guest: 'Sign in to share a conversation by link.',
  'sign-in': 'Sign in',
  choose: 'Questions to show',
  personal: 'About your own trip, bookings, money or account: never shared',
  unanswered: 'Not answered, or asked before sharing was possible. Ask it again to share it.',
  create: 'Create link',
  again: 'Create new link',
  'again.hint':
    'This conversation is shared since {date, date, medium}: {count, plural, one {# question} other {# questions}}. A new link ends the one before.',
  address: 'Address of the link',
  'address.hint': 'Copy it now: it isn’t shown again.',
  copy: 'Copy link',
  copied: 'Link copied',
  'copied.not': 'Copying didn’t work. Select the address instead.',
  end: 'End link',
  ended: 'The link doesn’t work any more',
  'taken-down':
    'We took this link down on {date, date, medium}. It doesn’t work, and you can’t create another one. If you think we’re wrong, contact support. Reason:',
  'taken-down.again': 'We took a link to this conversation down. It can’t be shared again.',
  'none-shareable': 'None of these questions can be shared.',
  'none-chosen': 'Choose at least one question.',
  'not-saved': 'This conversation isn’t in your account yet. Try again when you’re online.',
  'too-many': 'You created many links today. Try again tomorrow.',
})
