import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readPrivateKey } from '../push/sign-jwt.ts'
import { StartError } from '../start-error.ts'

const FCM = 'https://fcm.googleapis.com'
const APNS = 'https://api.push.apple.com'

/** Firebase Cloud Messaging, as a service account may use it. */
export type FcmConfig = {
  /** Origin; a stand-in only in tests. */
  url: string
  /** Whether the configuration names that address. */
  isNamed: boolean
  project: string
  email: string
  keyId: string | undefined
  key: KeyObject
  tokenUrl: string
}

/** The Apple Push Notification service, with a signing key of the team. */
export type ApnsConfig = {
  url: string
  isNamed: boolean
  team: string
  /** The bundle of the app. */
  topic: string
  keyId: string
  key: KeyObject
}

const origin = z.url({ protocol: /^https?$/, hostname: /./ }).transform((text) => new URL(text).origin)

export const pushSettings = {
  FCM_KEY_FILE: z.string().optional(),
  FCM_URL: origin.optional(),
  APNS_KEY_FILE: z.string().optional(),
  APNS_KEY_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'is not the id of a key: 10 letters and digits')
    .optional(),
  APNS_URL: origin.optional(),
}

type Read = { [Name in keyof typeof pushSettings]?: string | undefined } & {
  APPLE_APP_ID?: string | undefined
}

const account = z.object({
  project_id: z.string().regex(/^[a-z0-9-]{4,40}$/),
  client_email: z.email(),
  private_key_id: z.string().optional(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https?$/ }),
})

/** The service account in FCM_KEY_FILE; null without one. Throws StartError when the file is no such thing. */
export function readFcm({ FCM_KEY_FILE: file, FCM_URL: url }: Read): FcmConfig | null {
  if (file === undefined) return null
  const read = account.safeParse(jsonIn(fileOf('FCM_KEY_FILE', file)))
  const key = read.success ? readPrivateKey(read.data.private_key, 'rsa') : null
  if (!read.success || key === null)
    throw new StartError('bad-setting', 'FCM_KEY_FILE is not the JSON file of a service account')
  const { project_id: project, client_email: email, private_key_id: keyId, token_uri: tokenUrl } = read.data
  // Only together with a stand-in of the service itself.
  if (tokenUrl.startsWith('http:') && !url?.startsWith('http:'))
    throw new StartError('bad-setting', 'FCM_KEY_FILE names an address of tokens without https')
  return { url: url ?? FCM, isNamed: url !== undefined, project, email, keyId, key, tokenUrl }
}

/** The key in APNS_KEY_FILE, with team and app of APPLE_APP_ID; null without one. Throws StartError when a part is missing. */
export function readApns(set: Read): ApnsConfig | null {
  const { APNS_KEY_FILE: file, APNS_KEY_ID: keyId, APNS_URL: url, APPLE_APP_ID: app } = set
  if (file === undefined) return null
  if (keyId === undefined || app === undefined)
    throw new StartError('bad-setting', 'APNS_KEY_FILE needs APNS_KEY_ID and APPLE_APP_ID')
  const key = readPrivateKey(fileOf('APNS_KEY_FILE', file), 'ec')
  if (key === null) throw new StartError('bad-setting', 'APNS_KEY_FILE is not a key of Apple (.p8)')
  const [team = ''] = app.split('.')
  const topic = app.slice(team.length + 1)
  return { url: url ?? APNS, isNamed: url !== undefined, team, topic, keyId, key }
}

function fileOf(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartError('bad-setting', `${setting} names a file that cannot be read`)
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
