import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { type AiConfig, aiSettings, plainModels, readAi } from './ai-settings.ts'
import { type AppLinksConfig, appLinkSettings, readAppLinks } from './app-link-settings.ts'
import { type EateriesConfig, eateriesSettings, GOOGLE_PLACES, readEateries } from './eateries-settings.ts'
import { type GeocoderConfig, geocoderSettings, readGeocoder } from './geocoder-settings.ts'
import { type InboundMailConfig, inboundMailSettings, readInboundMail } from './inbound-mail-settings.ts'
import { isPlainAbroad, type MapTilesConfig, mapTilesSettings, readMapTiles } from './map-tiles-settings.ts'
import { type ApnsConfig, type FcmConfig, pushSettings, readApns, readFcm } from './push-settings.ts'
import { readS3, type S3Config, s3Settings } from './s3-settings.ts'
import { type SocialLink, socialSettings } from './social-settings.ts'
import { readTranslators, type TranslatorConfig, translatorSettings } from './translator-settings.ts'
import {
  plainWikimedia,
  readWikimedia,
  type WikimediaConfig,
  wikimediaSettings,
} from './wikimedia-settings.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)
const flag = z.enum(['0', '1', '']).transform((text) => text === '1')
const url = (protocol: RegExp) => z.url({ protocol, hostname: /./ })

// Empty counts as absent: `DATABASE_URL= npm start` is the shell's way to unset it.
const present = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''))

const STRIPE = 'https://api.stripe.com'

/** Every setting of contract.md that the server reads; later features add theirs here only. */
const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: url(/^https?$/).optional(),
  DATA_DIR: z.string().default('var/data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a PostgreSQL address')
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TRUSTED_PROXIES: list.default([]),
  REDIRECT_HOSTS: list.default(['www.expedia.com', 'www.airbnb.com', 'www.google.com', 'maps.apple.com']),
  OWNER_EMAIL: z.email().optional(),
  GOOGLE_MAPS_BROWSER_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'is not a key: letters, digits, _ and - only')
    .optional(),
  GOOGLE_MAPS_HOST: url(/^https?$/).default('https://maps.googleapis.com'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: url(/^https?$/).default(STRIPE),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'is not an SMTP address')
    .optional(),
  MAIL_FROM: z.string().default('Tripwright <hello@tripwright.invalid>'),
  OUTSIDE: z.enum(['on', 'off']).default('on'),
  CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'is not a mail address or a page')
    .optional(),
  FEEDS_BASE_URL: url(/^https?$/).optional(),
  ...translatorSettings,
  ...eateriesSettings,
  ...geocoderSettings,
  ...wikimediaSettings,
  ...aiSettings,
  ...s3Settings,
  ...mapTilesSettings,
  ...socialSettings,
  ...appLinkSettings,
  ...inboundMailSettings,
  ...pushSettings,
  OPEN_METEO_KEY: z.string().optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'is not a public key for Web Push: 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is not a private key for Web Push: 43 characters of base64url')
    .optional(),
  PUSH_HOSTS: list.default([]),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{24,}$/, 'needs at least 24 characters of a bearer token')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  WEB_DIR: z.string().default('web/dist'),
  TEST_SEAMS: flag.default(false),
  TEST_OUTBOX_DIR: z.string().optional(),
  RATE_LIMIT_IP_SCALE: z.coerce.number().positive().default(1),
})

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  webDir: string
  databaseUrl: string | undefined
  /** Absent in development: the server then creates one in the data folder. */
  authSecret: string | undefined
  trustedProxies: string[]
  redirectHosts: string[]
  ownerEmail: string | undefined
  /** Absent: every map uses our own tiles. */
  googleMapsKey: string | undefined
  /** Origin of the Google script; a stand-in only in tests. */
  googleMapsHost: string
  /** Absent: the built-in test checkout; in production no payments. */
  stripeSecretKey: string | undefined
  stripeWebhookSecret: string | undefined
  stripeApiBase: string
  smtpUrl: string | undefined
  mailFrom: string
  /** False: no default outside address is called; configured ones still are. */
  isOutsideOn: boolean
  /** The operator's contact for publishers: a mail address or a page. */
  contact: string
  /** A mirror or stand-in that holds every feed under `<base>/<feed id>/<original path>`; absent: the public addresses. */
  feedsBaseUrl: string | undefined
  /** The translation services, in the order in which they are called; empty: the browser's own translator, or the phrasebook. */
  translators: TranslatorConfig[]
  /** The service for places to eat nearby; null: only guides and regions answer. */
  eateries: EateriesConfig | null
  /** An interpreter of the Overpass API, which guides are gathered from too; null: none is asked. */
  overpassUrl: string | null
  /** The address search in place of Photon's public server; null: none is configured. */
  geocoder: GeocoderConfig | null
  /** Wikidata, Wikivoyage and Commons, of which guides are gathered. */
  wikimedia: WikimediaConfig
  /** The source of map tiles; null: the default of the table of services. */
  mapTiles: MapTilesConfig | null
  /** Maximum disk space for other servers' tiles, bytes. */
  mapCacheBytes: number
  /** The language models in the order in which they are asked; empty: none is used. */
  ai: AiConfig[]
  /** The storage for files; null: the data folder. */
  s3: S3Config | null
  /** The operator's profiles on social networks; empty: the footer shows none. */
  socialLinks: SocialLink[]
  /** The native apps that may open our addresses. */
  appLinks: AppLinksConfig
  /** The mailbox to which people forward confirmations; null: none. */
  inboundMail: InboundMailConfig | null
  /** A key that Open-Meteo's terms require for commercial use; absent: the free interface. */
  openMeteoKey: string | undefined
  /** Keys that sign pushes; absent: generated once and stored in the database. */
  vapidKeys: { publicKey: string; privateKey: string } | undefined
  /** Push services beside those of the known browsers, by host suffix. */
  pushHosts: string[]
  /** Push to the Android app; null: none. */
  fcm: FcmConfig | null
  /** Push to the iOS app; null: none. */
  apns: ApnsConfig | null
  /** Whoever has it reads /metrics; absent: there is no such page. */
  metricsToken: string | undefined
  logLevel: string
  testSeams: boolean
  /** Staff rights require a session opened with two factors: in production, except where tests use it. */
  staffNeedTwoSteps: boolean
  testOutboxDir: string | undefined
  addressLimitScale: number
}

/** Reads the environment once. Throws StartError with one sentence that names the setting. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = settings.safeParse(present(env))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError('bad-setting', `${String(issue?.path[0])} ${issue?.message ?? 'is not usable'}`)
  }
  const set = parsed.data
  const production = set.NODE_ENV === 'production'
  if (production) requireForProduction(set)
  const publicUrl = (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, '')
  return {
    production,
    port: set.PORT,
    host: set.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    dataDir: resolve(root, set.DATA_DIR),
    webDir: resolve(root, set.WEB_DIR),
    databaseUrl: set.DATABASE_URL,
    authSecret: set.AUTH_SECRET,
    trustedProxies: set.TRUSTED_PROXIES,
    redirectHosts: set.REDIRECT_HOSTS,
    ownerEmail: set.OWNER_EMAIL?.toLowerCase(),
    googleMapsKey: set.GOOGLE_MAPS_BROWSER_KEY,
    googleMapsHost: new URL(set.GOOGLE_MAPS_HOST).origin,
    stripeSecretKey: set.STRIPE_SECRET_KEY,
    stripeWebhookSecret: set.STRIPE_WEBHOOK_SECRET,
    stripeApiBase: new URL(set.STRIPE_API_BASE).origin,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    isOutsideOn: set.OUTSIDE === 'on',
    contact: set.CONTACT ?? publicUrl,
    feedsBaseUrl: set.FEEDS_BASE_URL?.replace(/\/$/, ''),
    translators: readTranslators(set, readAi(set).length > 0),
    eateries: readEateries(set),
    overpassUrl: set.OVERPASS_URL ?? null,
    geocoder: readGeocoder(set),
    wikimedia: readWikimedia(set),
    ...readMapTiles(set, root),
    ai: readAi(set),
    s3: readS3(set, set.CONTACT ?? publicUrl),
    socialLinks: set.SOCIAL_LINKS,
    appLinks: readAppLinks(set),
    inboundMail: readInboundMail(set),
    openMeteoKey: set.OPEN_METEO_KEY,
    vapidKeys: vapidKeysOf(set),
    pushHosts: set.PUSH_HOSTS,
    fcm: readFcm(set),
    apns: readApns(set),
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
    testSeams: set.TEST_SEAMS || (!production && set.TEST_OUTBOX_DIR !== undefined),
    staffNeedTwoSteps: production && !set.TEST_SEAMS,
    testOutboxDir: set.TEST_OUTBOX_DIR,
    addressLimitScale: set.RATE_LIMIT_IP_SCALE,
  }
}

/** Both keys, or neither: with one alone no browser would accept the signature. */
function vapidKeysOf(set: z.infer<typeof settings>): Config['vapidKeys'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = set
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey }
  if (publicKey === undefined && privateKey === undefined) return undefined
  throw new StartError('bad-setting', 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other')
}

/** decisions.md, "Starting": in production a missing secret, mail or public address prevents the start with a sentence. */
function requireForProduction(set: z.infer<typeof settings>): void {
  for (const name of ['AUTH_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const)
    if (set[name] === undefined) throw new StartError('bad-setting', `${name} is required in production`)
  if (set.STRIPE_SECRET_KEY !== undefined && set.STRIPE_WEBHOOK_SECRET === undefined)
    throw new StartError('bad-setting', 'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET in production')
  if (set.TEST_SEAMS) return
  for (const [name, isUsed] of testSeams(set))
    if (isUsed)
      throw new StartError(
        'bad-setting',
        `${name} is a test seam: production takes it only with TEST_SEAMS=1`,
      )
}

/** Settings that point the product at a stand-in, and whether each is used. */
function testSeams(set: z.infer<typeof settings>): readonly (readonly [string, boolean])[] {
  return [
    ['TEST_OUTBOX_DIR', set.TEST_OUTBOX_DIR !== undefined],
    ['RATE_LIMIT_IP_SCALE', set.RATE_LIMIT_IP_SCALE !== 1],
    ['STRIPE_API_BASE', set.STRIPE_API_BASE !== STRIPE],
    // A private mirror is accepted; without encryption it counts as a stand-in.
    ['FEEDS_BASE_URL without https', set.FEEDS_BASE_URL?.startsWith('http:') ?? false],
    ['TRANSLATE_URL without https', set.TRANSLATE_URL.some((url) => url.startsWith('http:'))],
    ['OVERPASS_URL without https', set.OVERPASS_URL?.startsWith('http:') ?? false],
    ...plainWikimedia(set),
    ['GEOCODER_URL without https', set.GEOCODER_URL?.includes(':http:') ?? false],
    ['INBOUND_MAIL_IMAP_URL without encryption', set.INBOUND_MAIL_IMAP_URL?.startsWith('imap:') ?? false],
    ['MAP_TILES_URL without https to a host outside this network', isPlainAbroad(set.MAP_TILES_URL)],
    ['GOOGLE_PLACES_HOST', set.GOOGLE_PLACES_HOST !== GOOGLE_PLACES],
    ...plainModels(set),
    ['S3_ENDPOINT without https', set.S3_ENDPOINT?.startsWith('http:') ?? false],
    ['FCM_URL without https', set.FCM_URL?.startsWith('http:') ?? false],
    ['APNS_URL without https', set.APNS_URL?.startsWith('http:') ?? false],
    ['GOOGLE_MAPS_HOST', set.GOOGLE_MAPS_HOST !== 'https://maps.googleapis.com'],
  ]
}
