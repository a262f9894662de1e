import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from './messages-source.ts'

/** Words that docs/style.md gives up, with what to say instead. */
const GIVEN_UP: readonly (readonly [pattern: RegExp, say: string])[] = [
  [/\b(somebody|anybody|everybody|whoever)\b/i, 'someone, anyone, everyone, people who'],
  [/\be-?mails? (?:programs?)\b|\bmails?\b|\be-mails?\b/i, 'email'],
  [/\btelephones?\b/i, 'phone'],
  [/\bmailbox(es)?\b(?! not found)/i, 'inbox, email address'],
  [/\breckon(s|ed|ing)?\b/i, 'estimate'],
  [/\banew\b/i, 'again'],
  [/\bbegin(s|ning)?\b/i, 'start'],
  [/\b(this|the|an) installation\b/i, 'this site, here'],
  [/\bsecond (step|factor)s?\b/i, 'two-step verification'],
  [/\bwish(es)?\b/i, 'request, trip details'],
  [/\b(there is|with) no network\b|\bwithout a network\b/i, 'offline'],
  [/\bkept on this device\b/i, 'saved on this device'],
  [/\bwaits? for the network\b|\bwaiting for the network\b/i, 'waiting to sync'],
  [/\btake (it|everything) (along|with you)\b/i, 'export, download'],
  [/\brules? (is|are) broken\b|\brules hold\b/i, 'checks passed, checks failed'],
  [/\bwithout a name\b/i, 'untitled, no name'],
  [/\bas the device( has it)?\b/i, 'same as device'],
  [/\bas many as (the free plan|one)\b/i, 'the limit'],
  [/\bre-plan/i, 'replan'],
  [
    /\b(travell(er|ed|ing)|cancell(ed|ing)|colour|neighbour|licence|theatre|centre|authoris|recognis)/i,
    'American spelling',
  ],
  [/\b(kilo|milli)?metres?\b/i, 'American spelling'],
]
/** Two names for one thing, of which the first is ours. */
const DOUBLES: readonly (readonly [ours: string, other: RegExp])[] = [
  ['Plans and pricing', /\bsee the plans\b|\bfares\b(?! and)/i],
  ['Sign in', /\blog ?(in|on) (to|with)\b/i],
  ['Untitled trip', /\bunnamed trip\b|\btrip with no name\b/i],
  ['Contact support', /\bwrite to support\b/i],
  ['Try again', /^ask again$|^retry$/i],
  ['Copy link', /^copy the link$/i],
  ['city center', /\bmiddle of (the )?(city|\{city\})/i],
  ['Exchange rates from', /\bsums are changed\b/i],
  ['Safety check', /\brisk radar\b/i],
  ['City guides', /\btravel intelligence\b/i],
  ['Travel documents', /\bvisas and documents\b/i],
  ['This link was used or has expired', /\balready used or has expired\b/i],
  ['Saved without a plan', /\bsaved without a plan\. We haven’t\b/i],
]
/** A doubt that is said twice in one message: probably, and then a request to check; of which the first is enough. */
const DOUBTS =
  /\bprobably\b[^:]*\bplease check\b|\bnot sure\b[^:]*\bas far as we know\b|\bas far as we know\b.*\bnot checked by others\b/i

const ROOT = join(import.meta.dirname, '../..')
const TEXTS = ['domain/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => readMessages(file, readFileSync(join(ROOT, folder, file), 'utf8')))
    .flatMap(({ feature, texts }) =>
      texts.map(([key, text]) => ({ at: `${feature} ${key}`, text: withoutPlaceholders(text) })),
    ),
)

test('no message has a word that docs/style.md gives up', () => {
  const found = TEXTS.flatMap(({ at, text }) =>
    GIVEN_UP.filter(([pattern]) => pattern.test(text)).map(([, say]) => `${at}: say "${say}" in "${text}"`),
  )
  expect(TEXTS.length).toBeGreaterThan(3000)
  expect(found).toEqual([])
})

test('one thing has one name', () => {
  // Old names stay among the words by which a page is found.
  const found = TEXTS.filter(({ at }) => !at.includes(' words.')).flatMap(({ at, text }) =>
    DOUBLES.filter(([, other]) => other.test(text)).map(([ours]) => `${at}: say "${ours}" in "${text}"`),
  )
  expect(found).toEqual([])
})

test('a message says its doubt once', () => {
  expect(TEXTS.filter(({ text }) => DOUBTS.test(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  expect(DOUBTS.test('You probably need a visa. Please check.')).toBe(true)
  expect(DOUBTS.test('You probably need a visa.')).toBe(false)
})

test('the check finds a word that was given up, and leaves placeholders alone', () => {
  const refused = (text: string) => GIVEN_UP.some(([pattern]) => pattern.test(withoutPlaceholders(text)))
  expect(refused('Whoever travels alone')).toBe(true)
  expect(refused('Left out: {wishes}')).toBe(false)
})

/** The text without the names of its placeholders; what stands in the branches of a plural or a choice stays. */
function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{(\w+)(, (plural|select),|(, \w+)*\})/g, ' ')
}
