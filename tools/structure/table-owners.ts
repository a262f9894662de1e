import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The feature or the part of the platform that alone reads and writes a table, by the table's name in the database. */
export const TABLE_OWNERS: Record<string, string> = {
  ...owned('account/notifications', [
    'notifications',
    'notification_choices',
    'push_subscriptions',
    'push_deliveries',
  ]),
  ...owned('account/preferences', ['preferences']),
  ...owned('account/sign-in', ['users', 'sessions', 'accounts', 'verifications', 'jwks', 'email_links']),
  ...owned('account/sign-in', ['two_factors', 'passkeys']),
  ...owned('account/two-factor', ['step_removals']),
  ...owned('booking/flights', ['airport_imports']),
  ...owned('claims/compensation', ['claims']),
  ...owned('destination/travel-intel', ['holiday_imports']),
  ...owned('destination/weather', ['forecasts']),
  ...owned('documents/entry-rules', ['visa_imports']),
  ...owned('documents/vault', ['vault_keys', 'vault_files', 'reminders']),
  ...owned('plans/billing', [
    'payment_customers',
    'purchases',
    'receipts',
    'payment_events',
    'checkouts',
    'test_desk',
  ]),
  ...owned('plans/discount', ['discount_tokens']),
  ...owned('plans/subscription', ['trials', 'subscriptions', 'seats']),
  ...owned('plans/trial-mails', ['trial_mails', 'mail_choices']),
  ...owned('plans/usage', ['device_fingerprints', 'device_usage', 'user_usage']),
  ...owned('platform/feeds', ['feeds']),
  ...owned('platform/http', ['idempotency_keys']),
  ...owned('platform/limits', ['rate_limits']),
  ...owned('platform/push', ['push_keys']),
  ...owned('safety/alerts', ['trip_alerts', 'advice_levels', 'advice_changes']),
  ...owned('sharing/saved', ['saved_items']),
  ...owned('site/home', ['home_content', 'reviews']),
  ...owned('staff/admin', ['audit_log']),
  ...owned('staff/campaigns', ['mailings', 'mailing_recipients']),
  ...owned('support/conversations', ['support_requests', 'support_messages']),
  ...owned('trip/sharing', ['trip_links']),
  ...owned('trip/sync', ['trips', 'trip_items', 'trip_ops', 'trip_members', 'ended_trips']),
}

function owned(owner: string, tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, owner]))
}

/** A statement, or a table of drizzle, that names a table of somebody else: `<file>: <table>`. */
export function findForeignUses(
  file: string,
  source: string,
  drizzleTables: ReadonlyMap<string, string>,
): string[] {
  const owner = ownerOfFile(file)
  const named = [...source.matchAll(STATEMENT)].map(([, table = '']) => table.toLowerCase())
  const imported = [...source.matchAll(IMPORTED)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => drizzleTables.get(name.trim()) ?? []),
  )
  const foreign = [...named, ...imported].filter((table) => TABLE_OWNERS[table] !== owner)
  return [...new Set(foreign)].sort().map((table) => `${file}: ${table}`)
}

const STATEMENT = new RegExp(
  `\\b(?:from|join|into|update|using|truncate)\\s+(?:only\\s+)?"?(${Object.keys(TABLE_OWNERS).join('|')})\\b(?!['.)])`,
  'gi',
)
const IMPORTED = /import \{([^}]*)\} from '#features\/[^']+'/g

/** `sharing/saved` of `server/src/features/sharing/saved/saved.store.ts`, `platform/http` of what lies there. */
function ownerOfFile(file: string): string {
  return file.replace(/^server\/src\/(?:features\/)?([^/]+\/[^/]+)\/.*$/, '$1')
}

/** The names of the tables that the migrations create and do not drop again. */
export function readTableNames(root: string): string[] {
  const folder = join(root, 'server/migrations')
  const names = new Set<string>()
  for (const file of readdirSync(folder)
    .filter((one) => one.endsWith('.sql'))
    .sort())
    for (const [, verb = '', name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /^\s*(create|drop) table (?:if (?:not )?exists )?"?([a-z_]+)/gim,
    ))
      if (verb.toLowerCase() === 'create') names.add(name)
      else names.delete(name)
  return [...names].sort()
}

/** The tables of drizzle by the name of their constant. */
export function readDrizzleTables(sources: readonly string[]): Map<string, string> {
  return new Map(
    sources.flatMap((source) =>
      [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
        ([, name = '', table = '']): [string, string] => [name, table],
      ),
    ),
  )
}
