import { messages } from '../../base/text.ts'

/** The popup that mails the way to the trial, and that mail. */
export const campaignsMessages = messages('campaigns', {
  title: 'Try everything free for 7 days',
  text: 'Enter your email for a link. No card. The trial ends by itself.',
  email: 'Email address',
  send: 'Send me the link',
  later: 'Maybe later',
  close: 'Close',
  // Specification section 5, "Email popup".
  'email-invalid': 'Please enter a valid email address',
  'sent.title': 'Email Sent',
  'sent.text': 'Check your inbox and your spam folder.',
  'sent.continue': 'Continue Browsing',
  'mail.subject': 'Your 7-day free trial of Tripwright',
  'mail.preview': 'No card, no limits, and it ends by itself.',
  'mail.text.1':
    'Here’s your link to the free trial. Its 7 days start when you create an account and verify this address.',
  'mail.text.2':
    'No daily limits on plans, questions, searches and saved items. No card. After that, you’re on the free plan.',
  'mail.button': 'Start my free trial',
  'mail.note': 'Didn’t ask for this? Someone typed your address by mistake. You won’t hear from us again.',
})
