import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** RFC 5321, section 4.5.3.1.3: a path of 256 with its two brackets. */
const EMAIL_MAX_LENGTH = 254

export const trialSignupEmail = contract({
  method: 'POST',
  path: '/api/functions/trial-signup-email',
  summary:
    'Mails how to begin the free trial, once a day to an address. The answer tells nothing about the address.',
  roles: 'anyone',
  input: z.object({
    email: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(EMAIL_MAX_LENGTH),
        z.regex(z.regexes.email, 'Please enter a valid email address'),
      ),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['too-many-requests'],
})
