import { readdirSync, readFileSync } from 'node:fs'
import { COOKIES, PRIVACY, type ProsePage } from '@tripwright/domain/site/company'
import { expect, it } from 'vitest'

// For each table the beginning of its row in the privacy policy. A new table needs such a row.
const EXPLAINED: Record<string, readonly string[]> = {
  'Account: email address, name': ['users'],
  'Password, only as a code': ['accounts'],
  'Where you’re signed in': ['sessions'],
  'Links we emailed you': ['email_links'],
  'Two-step verification and passkeys': ['two_factors', 'passkeys', 'step_removals'],
  'Sign-ins you haven’t finished': ['verifications'],
  'Travel preferences you enter': ['preferences'],
  'Saved items': ['saved_items'],
  'Trips, and a list of their changes': ['trips', 'trip_items', 'trip_ops'],
  'Keys for AI apps': ['access_tokens'],
  'Comments on trips': ['trip_comments'],
  'Trip history: who': ['trip_history'],
  'Trip links, as codes': ['trip_links', 'trip_members'],
  'Calendar links, as codes': ['calendar_feeds'],
  'What we read in a file': ['import_proposals'],
  'Your secret email address, as a code': ['mail_addresses'],
  'What we read in emails you forward': ['forwarded_mails'],
  'Letters and claims for money from an airline': ['claims'],
  'Files you add': ['stored_files'],
  'Parts of a large file': ['partial_uploads'],
  'Document vault': ['vault_keys', 'vault_files'],
  Reminders: ['reminders'],
  'Messages with support': ['support_requests', 'support_messages', 'support_notes'],
  'Staff of support': ['support_duty'],
  'Conversations with the assistant': ['assistant_conversations'],
  'Links to conversations': ['shared_conversations'],
  'Your review': ['reviews'],
  'Reports:': ['reported_content', 'content_reports', 'trip_takedowns'],
  'Purchases:': [
    'payment_customers',
    'purchases',
    'receipts',
    'refunds',
    'subscriptions',
    'checkouts',
    'discount_tokens',
    'payment_events',
    'test_desk',
  ],
  'Your trial': ['trials'],
  'How much you use each day': ['user_usage'],
  'How much guests use': ['device_usage', 'device_fingerprints'],
  'People in a squad (group) plan': ['seats'],
  'Which trial emails': ['trial_mails', 'mail_choices'],
  'News emails': ['mailings', 'mailing_recipients'],
  'Our answers to changes': ['idempotency_keys'],
  'Attempts (to sign in': ['rate_limits'],
  'Devices with notifications': ['push_subscriptions', 'push_deliveries'],
  'Alerts near your saved trips': ['trip_alerts'],
  'Emails we sent you': ['sent_mails'],
  'Your notifications': ['notifications', 'notification_choices', 'told_notices', 'digests'],
  'Your time zone': ['clocks'],
  'What staff did to an account': ['audit_log'],
  'Posts and page texts that staff wrote': ['blog_posts', 'blog_revisions', 'content_revisions'],
}
/** Tables without personal data: facts, copies of feeds, keys of the installation, bare ids. */
const OF_NOBODY = [
  'outside_results',
  'map_packs',
  // Of towns, without the person who asked for their guide.
  'gathered_guides',
  'guide_osm_rows',
  'guide_other_rows',
  'city_pictures',
  'support_replies',
  'support_office',
  // Stored under a hash of the query, without the person who searched.
  'place_searches',
  'advice_changes',
  'advice_levels',
  // Which text of the blog has which picture.
  'blog_pictures',
  'airport_imports',
  'backups',
  'content_parts',
  // How often on a day, without who.
  'day_counts',
  'feeds',
  'forecasts',
  'holiday_imports',
  'ended_trips',
  'home_content',
  'jwks',
  'push_keys',
  'visa_imports',
]

const MIGRATIONS = new URL('../../../../migrations/', import.meta.url)

function tables(): string[] {
  const files = readdirSync(MIGRATIONS).map((name) => readFileSync(new URL(name, MIGRATIONS), 'utf8'))
  return files.flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name))
}

function firstCells(page: ProsePage, section: string): string[] {
  const parts = page.sections.find(({ id }) => id === section)?.parts ?? []
  return parts.flatMap((part) =>
    typeof part === 'object' && 'rows' in part ? part.rows.map(([cell = '']) => cell) : [],
  )
}

it('the privacy policy explains every table of the database that holds something of a person', () => {
  expect([...Object.values(EXPLAINED).flat(), ...OF_NOBODY].toSorted()).toEqual(tables().toSorted())
  const rows = firstCells(PRIVACY, 'server')
  for (const beginning of Object.keys(EXPLAINED))
    expect(
      rows.filter((row) => row.startsWith(beginning)),
      beginning,
    ).toHaveLength(1)
})

it('the cookies policy names every cookie that the server sets, and no other', () => {
  const sources = ['features/account/sign-in/sessions.service.ts', 'platform/http/device.ts'].map((path) =>
    readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'),
  )
  const [steps = ''] = /CHALLENGE_COOKIES = \[[^\]]+\]/.exec(sources.join('\n')) ?? []
  const set = [...steps.matchAll(/'(\w+)'/g)].map(([, name]) => `tripwright.${name}`)
  expect(set).toHaveLength(3)
  expect(firstCells(COOKIES, 'cookies').toSorted()).toEqual(
    ['tripwright.session_token', 'tripwright-device', ...set].toSorted(),
  )
})
