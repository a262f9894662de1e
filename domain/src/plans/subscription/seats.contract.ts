import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const EMAIL_MAX_LENGTH = 254
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.regex(z.regexes.email, 'Please enter a valid email address'),
  )

/** decisions.md, "People": Nomad Squad is for six travellers, including the payer. */
export const listSeats = contract({
  method: 'GET',
  path: '/api/subscription/seats',
  summary: 'The seats of the own Nomad Squad, or whose squad one travels with.',
  roles: 'signed-in',
  output: z.object({
    /** The number of seats for invitations; 0 without the plan. */
    places: z.number(),
    seats: z.array(z.object({ id: z.string(), email: z.string(), isTaken: z.boolean() })),
    /** Address of the person who pays for the caller's own seat. */
    paidBy: z.nullable(z.string()),
  }),
})
export type Seats = z.output<typeof listSeats.output>

export const inviteToSeat = contract({
  method: 'POST',
  path: '/api/subscription/seats',
  summary: 'Invites somebody by mail to a seat that is free; the same address once more gets a new link.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ email }),
  output: listSeats.output,
  errors: ['not-allowed', 'conflict', 'too-many-requests'],
})

export const removeSeat = contract({
  method: 'DELETE',
  path: '/api/subscription/seats/{id}',
  summary: 'Takes a seat of the own squad away, or the invitation to it back.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ id: z.uuid() }),
  output: listSeats.output,
  errors: ['not-found'],
})

export const takeSeat = contract({
  method: 'POST',
  path: '/api/subscription/seats/take',
  summary: 'Takes the seat that the link of an invitation is for.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: listSeats.output,
  errors: ['not-found', 'conflict'],
})

export const leaveSeat = contract({
  method: 'POST',
  path: '/api/subscription/seats/leave',
  summary: 'Gives the own seat back.',
  roles: 'signed-in',
  proof: 'session',
  output: listSeats.output,
})
