import type { Role } from '@tripwright/domain/base/roles'
import { bigint, boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const created = () => instant('created_at').notNull().defaultNow()
const updated = () => instant('updated_at').notNull().defaultNow()
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull().default(''),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  role: text().$type<Role>().notNull().default('user'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  suspendedAt: instant('suspended_at'),
  /** Told to the owner; set whenever `suspendedAt` is. */
  suspensionReason: text('suspension_reason'),
  createdAt: created(),
  updatedAt: updated(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: owner(),
    token: text().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    twoSteps: boolean('two_steps').notNull().default(false),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [index('sessions_user_id').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: owner(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [unique().on(t.providerId, t.accountId), index('accounts_user_id').on(t.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (t) => [
    index('verifications_identifier').on(t.identifier),
    index('verifications_expires_at').on(t.expiresAt),
  ],
)

export const jwks = pgTable('jwks', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  secretMark: text('secret_mark').notNull().default(''),
  alg: text(),
  crv: text(),
  createdAt: created(),
  expiresAt: instant('expires_at'),
})

export const emailLinks = pgTable(
  'email_links',
  {
    id: text().primaryKey(),
    purpose: text().$type<'verify' | 'reset' | 'enter' | 'lost' | 'keep' | 'change' | 'export'>().notNull(),
    userId: owner(),
    password: text(),
    name: text(),
    device: text(),
    state: text(),
    newEmail: text('new_email'),
    sessionId: text('session_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: created(),
  },
  (t) => [index('email_links_user_id').on(t.userId), index('email_links_expires_at').on(t.expiresAt)],
)

// The library prescribes the names of the fields below.
export const twoFactors = pgTable('two_factors', {
  id: text().primaryKey(),
  userId: owner().unique(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: instant('locked_until'),
})

export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: owner(),
    name: text(),
    credentialID: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: created(),
  },
  (t) => [index('passkeys_user_id').on(t.userId)],
)
