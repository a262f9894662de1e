import { messages } from '../../base/text.ts'

/** The list of plans and trials that staff see. */
export const subscriptionListMessages = messages('standings', {
  loading: 'Loading plans…',
  retry: 'Try again',
  'count.paid': 'Paid plans',
  'count.cancelled': 'Set to cancel',
  'count.trial': 'Active trials',
  'count.over': 'Ended plans and trials',
  'as-of': 'As of {at, date, medium}, {at, time, short}',
  search: 'Email or name',
  // Label of a filter: which accounts to show.
  show: 'Show',
  'show.all': 'Everyone with a plan or trial',
  'show.paid': 'Paid plans',
  'show.trial': 'Active trials',
  'show.over': 'Ended',
  found: '{count, plural, =0 {No accounts} one {# account} other {# accounts}}',
  some: 'The latest {count} accounts',
  more: 'Show more',
  'plan.until': '{end, date, medium}: renews',
  'plan.cancelled': '{end, date, medium}: ends',
  // Status of an account’s plan, in a table.
  'plan.ended': 'ended {end, date, medium}',
  'plan.given': 'gift until {end, date, medium}',
  'plan.forever': 'lifetime',
  // Where an account’s plan comes from, in a table.
  'source.test': 'test checkout',
  'source.stripe': 'Stripe',
  'source.grant': 'gift',
  seat: 'Squad seat',
  'trial.runs': 'Trial until {end, date, medium}',
  'trial.over': 'Trial ended {end, date, medium}',
  grant: 'Give 7-day trial',
  'grant.name': 'Give {email} a 7-day trial',
  granted: '{email} has a trial until {end, date, medium}.',
  refused: 'This account already has a trial or a plan.',
})
