import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The only feature or platform part that reads and writes a table, by the table's name in the database. */
export const TABLE_OWNERS: Record<string, string> = {
  ...owned('account/access-tokens', ['access_tokens']),
  ...owned('account/notices', ['clocks', 'told_notices', 'digests']),
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
  ...owned('assistant/chat-history', ['assistant_conversations', 'shared_conversations']),
  ...owned('booking/flights', ['airport_imports']),
  ...owned('claims/compensation', ['claims']),
  ...owned('destination/gathered-guides', [
    'city_pictures',
    'gathered_guides',
    'guide_osm_rows',
    'guide_other_rows',
  ]),
  ...owned('destination/travel-intel', ['holiday_imports']),
  ...owned('destination/weather', ['forecasts']),
  ...owned('documents/entry-rules', ['visa_imports']),
  ...owned('documents/files', ['stored_files']),
  ...owned('documents/forwarding', ['mail_addresses', 'forwarded_mails']),
  ...owned('documents/import', ['import_proposals']),
  ...owned('documents/vault', ['vault_keys', 'vault_files', 'reminders']),
  ...owned('plans/billing', [
    'payment_customers',
    'purchases',
    'receipts',
    'payment_events',
    'checkouts',
    'test_desk',
    'refunds',
  ]),
  ...owned('plans/discount', ['discount_tokens']),
  ...owned('plans/subscription', ['trials', 'subscriptions', 'seats']),
  ...owned('plans/trial-mails', ['trial_mails', 'mail_choices']),
  ...owned('plans/usage', ['device_fingerprints', 'device_usage', 'user_usage']),
  ...owned('map/map-packs', ['map_packs']),
  ...owned('map/place-search', ['place_searches']),
  ...owned('platform/counts', ['day_counts']),
  ...owned('platform/db', ['backups']),
  ...owned('platform/feeds', ['feeds']),
  ...owned('platform/http', ['idempotency_keys']),
  ...owned('platform/limits', ['rate_limits']),
  ...owned('platform/mail', ['sent_mails']),
  ...owned('platform/outside', ['outside_results']),
  ...owned('platform/push', ['push_keys']),
  ...owned('platform/uploads', ['partial_uploads']),
  ...owned('safety/alerts', ['trip_alerts', 'advice_levels', 'advice_changes']),
  ...owned('sharing/saved', ['saved_items']),
  ...owned('site/blog', ['blog_pictures', 'blog_posts', 'blog_revisions']),
  ...owned('site/home', ['home_content', 'reviews']),
  ...owned('staff/admin', ['audit_log']),
  ...owned('staff/content', ['content_parts', 'content_revisions']),
  ...owned('staff/campaigns', ['mailings', 'mailing_recipients']),
  ...owned('support/conversations', [
    'support_requests',
    'support_messages',
    'support_notes',
    'support_replies',
  ]),
  ...owned('support/duty', ['support_duty', 'support_office']),
  ...owned('support/reports', ['reported_content', 'content_reports']),
  ...owned('trip/export', ['calendar_feeds']),
  ...owned('trip/sharing', ['trip_links', 'trip_takedowns', 'trip_comments']),
  ...owned('trip/sync', ['trips', 'trip_items', 'trip_ops', 'trip_members', 'trip_history', 'ended_trips']),
}

function owned(owner: string, tables: string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, owner]))
}

/** A use of a table outside of the feature that owns it; lines count from 1. */
export type ForeignUse = { file: string; line: number; table: string }

/** SQL statements and imports of drizzle tables that use a table of another feature. */
export function findForeignUses(
  file: string,
  source: string,
  drizzleTables: ReadonlyMap<string, string>,
): ForeignUse[] {
  const owner = ownerOfFile(file)
  const code = blankComments(source)
  const named = NAMING.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({
      index: match.index + match[0].length,
      table: (match[1] ?? '').toLowerCase(),
    })),
  )
  const imported = [...code.matchAll(IMPORTED)].flatMap(({ index, 1: names = '' }) =>
    names.split(',').flatMap((name) => {
      const table = drizzleTables.get(name.trim().replace(/ as .*$/, ''))
      return table === undefined ? [] : [{ index, table }]
    }),
  )
  return [...named, ...imported]
    .filter(({ table }) => TABLE_OWNERS[table] !== owner)
    .sort((a, b) => a.index - b.index)
    .map(({ index, table }) => ({ file, line: code.slice(0, index).split('\n').length, table }))
}

const TABLE = `"?(${Object.keys(TABLE_OWNERS).join('|')})\\b`
const NAMING = [
  new RegExp(`\\b(?:from|join|into|update|using|truncate|table)\\s+(?:only\\s+)?${TABLE}`, 'gi'),
  // The second of a list: from a, b
  new RegExp(`\\bfrom\\s+[\\w"]+(?:\\s+\\w+)?\\s*,\\s*${TABLE}`, 'gi'),
]
const IMPORTED = /import \{([^}]*)\} from '#features\/[^']+'/g

/** The source with comments replaced by spaces, so that positions stay the same; comments may name any table. */
function blankComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/\S/g, ' '))
}

/** `sharing/saved` of `server/src/features/sharing/saved/saved.store.ts`, `platform/http` of a file there. */
export function ownerOfFile(file: string): string {
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
