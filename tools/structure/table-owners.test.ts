import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { findForeignUses, readDrizzleTables, readTableNames, TABLE_OWNERS } from './table-owners.ts'

/** Uses from before the rule. The list may only get shorter: docs/decisions/0061-one-owner-per-table.md. */
const NOT_YET = [
  'server/src/features/account/notifications/push.store.ts: sessions',
  'server/src/features/account/notifications/push.store.ts: users',
  'server/src/features/account/profile/own-data.store.ts: idempotency_keys',
  'server/src/features/account/profile/own-data.store.ts: payment_customers',
  'server/src/features/account/profile/own-data.store.ts: seats',
  'server/src/features/account/profile/own-data.store.ts: support_requests',
  'server/src/features/account/profile/own-data.store.ts: trips',
  'server/src/features/account/profile/own-data.store.ts: users',
  'server/src/features/account/profile/own-data.store.ts: verifications',
  'server/src/features/account/two-factor/factors.store.ts: passkeys',
  'server/src/features/account/two-factor/factors.store.ts: verifications',
  'server/src/features/account/two-factor/factors.tables.ts: users',
  'server/src/features/account/two-factor/two-factor-removals.store.ts: accounts',
  'server/src/features/account/two-factor/two-factor-removals.store.ts: two_factors',
  'server/src/features/account/two-factor/two-factor-removals.store.ts: users',
  'server/src/features/documents/vault/reminders.store.ts: mail_choices',
  'server/src/features/documents/vault/reminders.store.ts: notification_choices',
  'server/src/features/documents/vault/reminders.store.ts: push_subscriptions',
  'server/src/features/documents/vault/reminders.store.ts: users',
  'server/src/features/plans/billing/customers.store.ts: users',
  'server/src/features/plans/discount/discount.store.ts: users',
  'server/src/features/plans/subscription/seats.store.ts: users',
  'server/src/features/plans/subscription/subscription-list.store.ts: users',
  'server/src/features/plans/trial-mails/trial-mails.store.ts: subscriptions',
  'server/src/features/plans/trial-mails/trial-mails.store.ts: trials',
  'server/src/features/plans/trial-mails/trial-mails.store.ts: users',
  'server/src/features/plans/trial-mails/trial-series.store.ts: subscriptions',
  'server/src/features/plans/trial-mails/trial-series.store.ts: trials',
  'server/src/features/plans/trial-mails/trial-series.store.ts: users',
  'server/src/features/safety/alerts/alerts.store.ts: mail_choices',
  'server/src/features/safety/alerts/alerts.store.ts: notification_choices',
  'server/src/features/safety/alerts/alerts.store.ts: notifications',
  'server/src/features/safety/alerts/alerts.store.ts: trip_items',
  'server/src/features/safety/alerts/alerts.store.ts: trips',
  'server/src/features/safety/alerts/alerts.store.ts: users',
  'server/src/features/site/home/reviews.store.ts: users',
  'server/src/features/staff/admin/audit.store.ts: users',
  'server/src/features/staff/admin/people.store.ts: saved_items',
  'server/src/features/staff/admin/people.store.ts: sessions',
  'server/src/features/staff/admin/people.store.ts: trips',
  'server/src/features/staff/admin/people.store.ts: user_usage',
  'server/src/features/staff/admin/people.store.ts: users',
  'server/src/features/staff/campaigns/mailings.store.ts: mail_choices',
  'server/src/features/staff/campaigns/recipients.store.ts: mail_choices',
  'server/src/features/staff/campaigns/recipients.store.ts: subscriptions',
  'server/src/features/staff/campaigns/recipients.store.ts: trials',
  'server/src/features/staff/campaigns/recipients.store.ts: users',
  'server/src/features/support/conversations/support.store.ts: users',
  'server/src/features/trip/sharing/sharing.store.ts: trip_members',
  'server/src/features/trip/sharing/sharing.store.ts: trips',
  'server/src/features/trip/sharing/sharing.store.ts: users',
  'server/src/features/trip/sync/trips.store.ts: trip_links',
  'server/src/features/trip/sync/trips.store.ts: users',
]

const FILES = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `server/src/${file}`)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/test-|contract-test|crash-tests/.test(file))
const SOURCES = FILES.map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
const DRIZZLE = readDrizzleTables(SOURCES.map(({ source }) => source))

test('every table has an owner, and every owner is a folder of the server', () => {
  expect(readTableNames(ROOT)).toEqual(Object.keys(TABLE_OWNERS).sort())
  const folders = new Set(FILES.map((file) => file.replace(/\/[^/]*$/, '')))
  const missing = Object.values(TABLE_OWNERS).filter(
    (owner) => !folders.has(`server/src/features/${owner}`) && !folders.has(`server/src/${owner}`),
  )
  expect(missing).toEqual([])
})

test('a table is read and written by its owner alone, but for the uses that are listed', () => {
  expect(SOURCES.flatMap(({ file, source }) => findForeignUses(file, source, DRIZZLE)).sort()).toEqual(
    NOT_YET,
  )
})

test.each([
  ['select 1 from users u where u.id = 1', 'users'],
  ['select 1 from reviews r left join trips t on true', 'trips'],
  ['INSERT INTO "audit_log" (id) values (1)', 'audit_log'],
  ['delete from push_subscriptions', 'push_subscriptions'],
  ["import { users } from '#features/account/sign-in/index.ts'", 'users'],
])('a foreign use is found: %s', (source, table) => {
  const file = 'server/src/features/site/home/reviews.store.ts'
  const tables = new Map([['users', 'users']])
  expect(findForeignUses(file, source, tables)).toEqual([`${file}: ${table}`])
})

test.each([
  'select 1 from reviews',
  '// Every row from the last week, and what comes from users.',
  "import { text } from './reviews.messages.ts'",
])('no foreign use is found: %s', (source) => {
  const file = 'server/src/features/site/home/reviews.store.ts'
  expect(findForeignUses(file, source, new Map())).toEqual([])
})
