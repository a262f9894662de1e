import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

export const exportAccount = contract({
  method: 'POST',
  path: '/api/account/export',
  summary:
    'Everything that is kept about the own account, table by table; secrets are left out. With Accept: application/zip as a zip.',
  roles: 'signed-in',
  answerTypes: ['application/json', 'application/zip'],
  proof: 'fresh-session',
  output: z.object({
    /** ISO 8601 in UTC. */
    asOf: z.string(),
    account: z.looseObject({ id: z.string(), email: z.string() }),
    tables: z.record(z.string(), z.array(z.looseObject({}))),
  }),
  errors: ['too-many-requests'],
  // Files of the account are read while the zip is sent.
  isComputation: true,
})

export const downloadExport = contract({
  method: 'GET',
  path: '/api/account/export/{token}',
  summary:
    'The same zip, by the link that support had mailed to the owner of the account; it works for three days.',
  roles: 'anyone',
  input: z.object({ token: z.string().check(z.maxLength(500)) }),
  output: z.string(),
  answerTypes: ['application/zip'],
  errors: ['not-found', 'too-many-requests'],
})

export const deleteAccount = contract({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Deletes the own account with all that belongs to it.',
  roles: 'signed-in',
  proof: 'fresh-session',
  input: z.object({
    /** The account's own address, typed again, so that a deletion cannot be sent by accident. */
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  }),
  output: z.object({ deleted: z.boolean() }),
})
