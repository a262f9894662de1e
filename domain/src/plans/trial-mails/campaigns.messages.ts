import { messages } from '../../base/text.ts'

/** The popup that mails the way to the trial, and that mail. */
export const campaignsMessages = messages('campaigns', {
  title: 'Try everything for 7 days',
  text: 'We send one mail with the way in. No card, and the trial ends by itself.',
  email: 'Email address',
  send: 'Send it to me',
  later: 'Maybe later',
  close: 'Close',
  // Specification section 5, "Email popup".
  'email-invalid': 'Please enter a valid email address',
  'sent.title': 'Email Sent',
  'sent.text': 'Look into your mailbox, and if need be among the unwanted mail.',
  'sent.continue': 'Continue Browsing',
  'mail.subject': 'Your 7-day free trial of Tripwright',
  'mail.preview': 'No card, no limits, and it ends by itself.',
  'mail.text.1':
    'You asked for the way to the free trial. It begins when you have made an account and verified this address, and lasts 7 days.',
  'mail.text.2':
    'In that time planning, questions, searches and saves have no daily limit. No card is asked for; afterwards you simply go on with the free plan.',
  'mail.button': 'Begin my free trial',
  'mail.note':
    'You did not ask for this? Then somebody typed your address by mistake, and there is nothing to do: it is on no list, and no further mail follows.',
})
