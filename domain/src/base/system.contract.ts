import { z } from 'zod/mini'
import { contract } from './contract.ts'

export const health = contract({
  method: 'GET',
  path: '/api/health',
  summary: 'The process is up.',
  roles: 'anyone',
  output: z.object({ ok: z.literal(true) }),
})

export const ready = contract({
  method: 'GET',
  path: '/api/ready',
  summary: 'The database answers and every migration is done; 503 else.',
  roles: 'anyone',
  output: z.object({ ok: z.literal(true), database: z.enum(['embedded', 'postgres']) }),
  errors: ['unavailable'],
})

export const openApi = contract({
  method: 'GET',
  path: '/api/openapi.json',
  isCompressed: true,
  summary: 'This description of every call.',
  roles: 'anyone',
  output: z.looseObject({ openapi: z.string() }),
})

export const getEventStream = contract({
  method: 'GET',
  path: '/api/events',
  summary:
    'Server-sent events for this person: what changed, so that open tabs read it again. `zone` is that of the device, for what is told by the clock of the person.',
  roles: 'signed-in',
  input: z.object({ zone: z.optional(z.string().check(z.maxLength(60))) }),
  answerTypes: ['text/event-stream'],
  output: z.string(),
  errors: ['too-many-requests'],
})
