import { messages } from '../../base/text.ts'

/** The mail of a day with what was not read. */
export const digestMessages = messages('digest', {
  subject: 'Your daily summary from Tripwright',
  heading: 'What you missed',
  // The rest of a long list, in the app.
  more: 'And {count} more in the app.',
  button: 'See all news',
  note: 'At most once a day, only if you haven’t read the news. Choose what we send under Notifications. Unsubscribe from this summary: {url}',
})
