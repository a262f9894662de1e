import { messages } from '../../base/text.ts'

/** The page of one account, for support and admins. */
export const accountsMessages = messages('accounts', {
  loading: 'Loading the account…',
  retry: 'Try again',
  back: 'All accounts',
  logged: 'Opening this page is noted in the audit log.',
  cancel: 'Cancel',
  close: 'Close',

  'facts.title': 'Account',
  'facts.name': 'Name',
  'facts.role': 'Role',
  'facts.joined': 'Joined',
  'facts.verified': 'Email verified',
  'facts.second-step': 'Two-step verification',
  // Answers the labels of facts, such as “Email verified”.
  yes: 'yes',
  // Answers the labels of facts, such as “Email verified”.
  no: 'no',
  // Where a fact has no value, such as the role of an ordinary account.
  none: 'none',

  // Heading of the section on what the account pays for.
  'plan.title': 'Plan',
  // Label before the name of the plan.
  'plan.tier': 'Plan',
  'plan.free': 'Explorer (free)',
  'plan.owner': 'Owner, no limits',
  'plan.until': 'Until',
  // Stands after the label “Until”.
  'plan.forever': 'no end',
  'plan.renews': 'Renews',
  'plan.trial': 'Trial',
  // Stands after the label “Trial”.
  'plan.trial.until': 'until {at, date, medium}',
  'plan.seat': 'Seat paid by',

  'payments.title': 'Payments and refunds',
  'payments.none': 'No payments.',
  'payments.refunded': '{price} refunded',
  'payments.refund': 'Refund',
  'payments.refund.name': 'Refund the payment from {at, date, long}',
  'refund.state':
    '{state, select, done {Refunded: {price}} asked {Being refunded: {price}} other {Refund of {price} declined}}',
  'refund.title': 'Refund a payment',
  // {price} is what is left of the payment.
  'refund.text': 'Up to {price} goes back to the card it came from. Refunding all of it ends the plan.',
  'refund.amount': 'Amount in US dollars',
  'refund.amount.wrong': 'Enter an amount from 0.01 to {most}.',
  'refund.reason': 'Reason',
  'refund.reason.hint': 'For the log and the person’s own data, at least 10 characters.',
  'refund.confirm': 'Refund',
  'refund.done': 'Refunded {price}.',
  'refund.asked': 'The payment service isn’t responding. We’ll keep asking and refund {price} once.',
  'refund.refused': 'The payment service declined: {reason}',

  'limits.title': 'Limits today (UTC)',
  'limits.unlimited': 'No limits: trial, paid plan or owner.',
  'limits.of': '{count} of {limit}',
  'limits.type':
    '{type, select, ai_requests {Assistant questions} itinerary_generations {Trip plans} search_requests {Partner searches} other {Saves}}',

  'devices.title': 'Signed-in devices',
  'devices.none': 'Not signed in anywhere.',
  'devices.device': '{browser} on {system}',
  'devices.unknown': 'Unknown device',
  // Follows the name of a browser and its system.
  'devices.used': 'last used {at, date, medium}, {at, time, short}',

  'emails.title': 'Emails we sent',
  'emails.none': 'None in the last 90 days.',
  'emails.kind':
    '{kind, select, sign_in {Sign-in and security} receipt {Payment} trial {Trial} seat {Squad invitation} trip {Trip invitation} alert {Alert} reminder {Reminder} support {Support} news {News} account {Account} other {Test}}',
  'emails.refused': 'No such email address',

  'content.title': 'What they keep here',
  'content.text': 'Counts only. Staff can’t see what’s inside.',
  'content.trips': 'Trips',
  'content.saves': 'Saved items',
  'content.files': 'Files',
  'content.conversations': 'Conversations with the assistant',
  'content.requests': 'Messages to support',

  'suspended.note': 'Suspended since {at, date, medium}: {reason}',
  'actions.title': 'Actions',
  'suspend.open': 'Suspend account',
  'suspend.title': 'Suspend this account?',
  'suspend.text':
    '{email} is signed out everywhere and can’t sign in. Their plan won’t renew. We email them, and they can read your reason when they sign in.',
  'suspend.reason': 'Reason they’ll read',
  'suspend.reason.hint': 'One or two full sentences, at least 10 characters.',
  'suspend.confirm': 'Suspend',
  'suspend.done': '{email} is suspended.',
  'suspend.already': 'This account is already suspended.',
  'lift.open': 'Lift suspension',
  'lift.done': '{email} can sign in again.',
  'lift.not-suspended': 'This account isn’t suspended.',
  'export.open': 'Email them their data',
  'export.title': 'Email them their data?',
  'export.text':
    'We email a link to {email}. It downloads everything in the account and works for three days. You won’t see it.',
  'export.confirm': 'Send link',
  'export.done': 'A link is on its way to {email}.',
  proof: 'How did you verify them?',
  'proof.hint':
    'What you asked and how it matched, at least 20 characters. This is logged, so leave out their answers.',
  'delete.open': 'Delete account',
  'delete.title': 'Delete this account?',
  'delete.text':
    'This deletes {email} with everything in it and ends the plan. It can’t be undone. Payments aren’t refunded: do that first.',
  'delete.email': 'Type their email address',
  'delete.confirm': 'Delete for good',
  'delete.done': 'The account is deleted.',
  'delete.differs': 'That isn’t the address of this account.',

  // What the server says.
  'not-below': 'You can only open accounts whose role is below yours.',
  'exports-used-up': 'A few links were sent in the last hour. Wait before you send another.',
})
