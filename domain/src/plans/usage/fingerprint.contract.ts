import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const text = z.optional(z.nullable(z.string().check(z.maxLength(2000))))
const flag = z.optional(z.nullable(z.boolean()))

/**
 * Specification section 3, "Device fingerprint". The server stores only a keyed hash of the hash, for 30 days. Without the
 * parts that need consent (canvas, sound, graphics) it fits many devices, so none is stored.
 */
export const storeDeviceFingerprint = contract({
  method: 'POST',
  path: '/api/functions/store-device-fingerprint',
  summary: 'Tells the fingerprint of this device, which its counters then go by too.',
  roles: 'anyone',
  input: z.object({
    fingerprint_hash: z.string().check(z.minLength(1), z.maxLength(256)),
    user_agent: text,
    screen_resolution: text,
    timezone: text,
    language: text,
    platform: text,
    cookie_enabled: flag,
    local_storage_enabled: flag,
    session_storage_enabled: flag,
    indexed_db_enabled: flag,
    webgl_vendor: text,
    webgl_renderer: text,
    canvas_fingerprint: text,
    audio_fingerprint: text,
    ip_address: z.optional(z.unknown()),
  }),
  output: z.object({ stored: z.boolean() }),
  errors: ['too-many-requests'],
})
export type DeviceFingerprint = z.output<typeof storeDeviceFingerprint.input>

export const getClientIp = contract({
  method: 'POST',
  path: '/api/functions/get-client-ip',
  summary: 'The address that the server sees the caller at.',
  roles: 'anyone',
  output: z.object({ ip: z.string() }),
})
