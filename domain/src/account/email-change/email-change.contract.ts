import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { emailAddress } from '../sign-in/index.ts'

const done = z.object({ status: z.boolean() })
const linkToken = z.object({ token: z.string().check(z.maxLength(500)) })

export const requestEmailChange = contract({
  method: 'POST',
  path: '/api/auth/email-change',
  summary:
    'Mails a link to a new address and a notice to the old one; nothing changes before the link is used. Needs the password, or a sign-in of the last 15 minutes with a passkey or a code. The answer is the same for an address that has an account.',
  roles: 'signed-in',
  input: z.object({ newEmail: emailAddress, password: z._default(z.string().check(z.maxLength(1024)), '') }),
  output: done,
  errors: ['too-many-requests'],
})

export const confirmEmailChange = contract({
  method: 'POST',
  path: '/api/auth/email-change/confirm',
  summary:
    'Changes the address, by the token of the mail to the new one, once. Other devices are signed out, and links mailed before no longer work.',
  roles: 'anyone',
  input: linkToken,
  output: done,
  errors: ['conflict'],
})

export const stopEmailChange = contract({
  method: 'POST',
  path: '/api/auth/email-change/stop',
  summary:
    'Stops a change of the address, by the token of the notice to the old one, before the link is used.',
  roles: 'anyone',
  input: linkToken,
  output: done,
  errors: ['conflict'],
})
