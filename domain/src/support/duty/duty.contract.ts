import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { isZone } from '../../base/zone-name.ts'

/** ISO 8601 in UTC. */
const instant = z.string()
const DAY = 1440
export const MAX_HOLIDAYS = 100
export const MAX_REPLY_HOURS = 100

const dayHours = z
  .object({
    from: z.int().check(z.minimum(0), z.maximum(DAY - 1)),
    to: z.int().check(z.minimum(1), z.maximum(2 * DAY)),
  })
  .check(z.refine(({ from, to }) => to > from && to - from <= DAY, 'A day closes after it opens'))

const officeHours = z.object({
  zone: z.string().check(z.maxLength(60), z.refine(isZone, 'There is no such time zone')),
  week: z.array(z.nullable(dayHours)).check(z.length(7)),
  holidays: z
    .array(z.string().check(z.refine(isIsoDate, 'There is no such day')))
    .check(z.maxLength(MAX_HOLIDAYS)),
  replyHours: z.int().check(z.minimum(1), z.maximum(MAX_REPLY_HOURS)),
})

export const readOffice = contract({
  method: 'GET',
  path: '/api/support/office',
  summary:
    'Whether somebody of support is here now, when the office is open in the next seven days, and until when a message of now is answered.',
  roles: 'anyone',
  output: z.object({
    isHere: z.boolean(),
    isOpen: z.boolean(),
    /** Null where no office hours are set. */
    hours: z.nullable(officeHours),
    open: z.array(z.object({ from: instant, to: instant })),
    replyBy: z.nullable(instant),
  }),
})

export const putOfficeHours = contract({
  method: 'PUT',
  path: '/api/support/office',
  summary: 'Sets the office hours of support, with their zone, holidays and promised reply; null says none.',
  roles: ['support'],
  input: z.object({ hours: z.nullable(officeHours) }),
  output: z.object({ hours: z.nullable(officeHours) }),
})

const duty = z.object({
  /** Whether the caller is on duty. */
  isOn: z.boolean(),
  onDuty: z.array(z.object({ id: z.string(), email: z.string(), since: instant, isAtDesk: z.boolean() })),
})

export const readDuty = contract({
  method: 'GET',
  path: '/api/support/duty',
  summary: 'Who of support is on duty, and who of them has a page open.',
  roles: ['support'],
  output: duty,
})

export const setDuty = contract({
  method: 'PUT',
  path: '/api/support/duty',
  summary: 'Goes on duty or off; on duty one is pushed new messages while no page is open.',
  roles: ['support'],
  input: z.object({ isOn: z.boolean() }),
  output: duty,
})

export const tellAtDesk = contract({
  method: 'POST',
  path: '/api/support/duty/here',
  summary: 'Says that a page of the inbox is open; about once a minute.',
  roles: ['support'],
  input: z.object({ isClosing: z._default(z.boolean(), false) }),
  output: z.object({ isOn: z.boolean() }),
})
