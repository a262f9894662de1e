import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const choices = z.object({
  trialMails: z.boolean(),
  reminders: z.boolean(),
  tripAlerts: z.boolean(),
  /** The summary of a day of what was not read. */
  digest: z.boolean(),
  /** Mails about news and offers: off until the account opts in. */
  news: z.boolean(),
})

export const readMailChoices = contract({
  method: 'GET',
  path: '/api/campaigns/mail-choices',
  summary: 'Which mails the account wants beside those that it needs.',
  roles: 'signed-in',
  output: choices,
})

export const putMailChoices = contract({
  method: 'PUT',
  path: '/api/campaigns/mail-choices',
  summary: 'Chooses which mails the account wants; what is left out stays as it is.',
  roles: 'signed-in',
  input: z.partial(choices),
  output: choices,
})

export const stopTrialMails = contract({
  method: 'POST',
  path: '/api/campaigns/unsubscribe',
  summary: 'Stops the mails of one kind by the link in one of them, without a sign-in.',
  roles: 'anyone',
  input: z.object({ token: z.string().check(z.maxLength(400)) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
})
