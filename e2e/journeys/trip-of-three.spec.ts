import { randomUUID } from 'node:crypto'
import {
  emptyTrip,
  isSameValue,
  listConflicts,
  mergeServerChanges,
  type TripState,
} from '@tripwright/domain/trip/sync'
import { expect, open, type Page, test } from '../fixtures.ts'
import { EDITS, RIVALRY } from '../trip-edits.ts'
import {
  closePanel,
  type KnownVersions,
  learn,
  openComments,
  openPart,
  openWholeTrip,
  readTrip,
  type SentOp,
  startTraveler,
  storedTrip,
  type Traveler,
  versionKey,
} from '../trip-traveler.ts'
import { readWaiting } from '../waiting-writes.ts'

// Three accounts in three browsers edit one trip on its screens, two of them offline in turns. `npm run prove` makes 500 steps.

const STEPS = Number(process.env.STEPS ?? (process.env.PROVE === '1' ? 500 : 40))
const SEED = Number(process.env.SEED ?? 20261128)
/** For how many steps a browser is offline at a time. */
const SPELL = 10

test(`three browsers, two offline in turns, have the same trip after ${STEPS} random edits, and nothing is lost (seed ${SEED})`, async ({
  browser,
  product,
  address,
}) => {
  test.setTimeout(STEPS * 6_000 + 120_000)
  const chance = seeded(SEED)
  const pick = (below: number) => Math.floor(chance() * below)
  const versions: KnownVersions = new Map()
  const travelers = await Promise.all(
    ['Ana', 'Ben', 'Cleo'].map(async (name, nth) => {
      // One at a desk and two with phones, on which no map is drawn beside the days.
      const screen =
        nth === 0
          ? { viewport: { width: 1440, height: 900 } }
          : { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      const context = await browser.newContext({ baseURL: product.url, ...screen })
      const page = await context.newPage()
      return startTraveler(page, product, { name, email: `${name.toLowerCase()}.${address}`, versions })
    }),
  )
  const [ana] = travelers as [Traveler, Traveler, Traveler]
  const id = await planTrip(ana)
  await addContents(ana, product.url, id)
  await join(ana, travelers.slice(1), product.url, id)
  await Promise.all(travelers.map((one) => openWholeTrip(one, id)))

  const names = Object.keys(EDITS)
  const made: Record<string, number> = {}
  const typed: string[] = []
  for (let n = 0; n < STEPS; n++) {
    // The second and the third are away in turns, a while each.
    for (const [nth, one] of travelers.entries()) {
      const isOnline = nth !== 1 + (Math.floor(n / SPELL) % 2)
      if (one.isOnline !== isOnline) await one.context.setOffline(!isOnline)
      one.isOnline = isOnline
    }
    const traveler = travelers[pick(3)] as Traveler
    const kinds = pick(2) === 0 ? RIVALRY : names
    const name = kinds[pick(kinds.length)] ?? ''
    const text =
      await test.step(`${n}: ${traveler.name} (${traveler.isOnline ? 'online' : 'offline'}): ${name}`, () =>
        EDITS[name]?.(traveler.page, n, pick))
    made[name] = (made[name] ?? 0) + 1
    if (text) typed.push(text)
  }
  for (const one of travelers) {
    await one.context.setOffline(false)
    one.isOnline = true
  }
  for (const { page } of travelers)
    await expect.poll(() => readWaiting(page), { timeout: 120_000 }).toEqual([])

  const final = await readTrip(ana, product, id)
  learn(versions, final)
  const whole = mergeServerChanges(emptyTrip(id), final) as TripState
  for (const one of travelers)
    await expect
      .poll(async () => (await storedTrip(one, id))?.version, { message: `the version of ${one.name}` })
      .toBe(whole.version)
  for (const one of travelers) {
    const stored = await storedTrip(one, id)
    expect(stored && mergeServerChanges(emptyTrip(id), stored)?.items).toEqual(whole.items)
  }
  const shown = []
  for (const { page } of travelers) shown.push(await textsOf(page))
  for (const one of shown) expect(one).toEqual(shown[0])
  const comments = typed.filter((text) => text.startsWith('Comment '))
  expect(shown[0]?.comments.toSorted()).toEqual(comments.toSorted())

  // What was typed left the browser, and what left it is in the trip, is shown as a rival, or was known to whoever changed it.
  const sent = travelers.flatMap((one) => one.sent)
  const texts = new Set(sent.map(({ op }) => op.value))
  const ofFields = typed.filter((text) => !/^(Comment|Friend) /.test(text))
  expect(ofFields.filter((text) => !texts.has(text))).toEqual([])
  const friends = typed.filter((text) => text.startsWith('Friend '))
  expect(shown[0]?.travelers.toSorted()).toEqual(['Ana', 'Ben', ...friends].toSorted())
  expect(lostOf(sent, versions, whole)).toEqual([])

  const conflicts = listConflicts(whole)
  const choices = []
  for (const { page } of travelers) choices.push(await conflictsOf(page, conflicts.length))
  for (const one of choices) expect(one).toEqual(choices[0])
  expect(choices[0]).toHaveLength(conflicts.length)
  for (const { errors } of travelers) expect(errors).toEqual([])
  process.stdout.write(
    `seed ${SEED}: ${STEPS} edits: ${JSON.stringify(made)}; ${sent.length} changes of fields, ${comments.length} comments, ${conflicts.length} conflicts\n`,
  )
  for (const { context } of travelers) await context.close()
})

/** mulberry32, 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Plans three days in Rome. Resolves with the id of the trip. */
async function planTrip({ page }: Traveler): Promise<string> {
  await open(page, '/itinerary')
  await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  return new URL(page.url()).searchParams.get('trip') ?? ''
}

/** What the three may change at once: two notes, two expenses, two things to pack. */
async function addContents({ page }: Traveler, url: string, id: string): Promise<void> {
  const [ada, ben] = [randomUUID(), randomUUID()]
  const people = [
    { id: ada, name: 'Ana' },
    { id: ben, name: 'Ben' },
  ]
  const share = { category: 'other', paidBy: ada, split: { kind: 'equal', people: [ada, ben] } }
  const expense = (name: string, amount: number) => ({
    kind: 'expense',
    name,
    day: '2026-11-20',
    cost: { amount, currency: 'EUR' },
    share,
  })
  const budget = { currency: 'EUR', people, payments: [], kept: [], plan: null, total: '', from: '', to: '' }
  const items: Record<string, Record<string, unknown>> = {
    [id]: { budget },
    [randomUUID()]: { kind: 'note', text: 'Note A' },
    [randomUUID()]: { kind: 'note', text: 'Note B' },
    [randomUUID()]: expense('Bed A', 10000),
    [randomUUID()]: expense('Ride A', 2000),
  }
  const ops = Object.entries(items).flatMap(([itemId, fields]) =>
    Object.entries(fields).map(([field, value]) => ({
      opId: randomUUID(),
      tripId: id,
      itemId,
      field,
      value,
      baseVersion: 0,
    })),
  )
  const answer = await page.request.post(`${url}/api/trips/${id}/ops`, { data: { ops } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The others join by a link for editors. */
async function join(owner: Traveler, others: readonly Traveler[], url: string, id: string): Promise<void> {
  const headers = { origin: url }
  const made = await owner.page.request.post(`${url}/api/trips/${id}/links`, {
    data: { access: 'edit', role: 'editor' },
    headers,
  })
  const secret = String((await made.json()).url).split('#')[1]
  for (const { page } of others) {
    const joined = await page.request.post(`${url}/api/trips/shared/join`, { data: { secret }, headers })
    expect(joined.status()).toBe(200)
  }
}

/** What the screens of the trip say, part by part. */
async function textsOf(page: Page) {
  const title = await page.getByRole('textbox', { name: 'Trip name' }).inputValue()
  await openPart(page, 'Money')
  // Beside them stand buttons for people of the trip who are none.
  const people = page.getByRole('region', { name: 'Travelers' }).locator('li > bdi')
  const travelers = await people.allTextContents()
  const money = await page.getByRole('region', { name: 'Expenses' }).textContent()
  await openPart(page, 'Packing')
  const packing = await page.getByRole('region', { name: 'Shared list' }).textContent()
  await openPart(page, 'Notes')
  const notes = await page
    .getByRole('heading', { name: 'Notes', exact: true })
    .locator('xpath=../..')
    .textContent()
  await openPart(page, 'Plan')
  // The days below the first are drawn when the page has time.
  await expect.poll(() => page.locator('[data-day]').count()).toBe(3)
  const plan = await page.locator('[data-stop]').allTextContents()
  const panel = await openComments(page)
  const comments = await panel.locator('li p[dir=auto]').allTextContents()
  await closePanel(page)
  return { title, travelers, money, packing, notes, plan, comments }
}

/** The names of what is to be chosen between, as the list says them; it must have `count`. */
async function conflictsOf(page: Page, count: number): Promise<string[]> {
  if (count === 0) return []
  await page.getByRole('button', { name: new RegExp(`^Review ${count} change`) }).click()
  const sheet = page.getByRole('dialog', { name: 'Changes to review' })
  await expect(sheet.getByRole('heading', { level: 4 })).toHaveCount(count)
  return sheet.getByRole('heading', { level: 4 }).allTextContents()
}

/**
 * Changes that are neither in the trip nor a rival, and whose value nobody who changed the same field later knew of. Who said the
 * same as another and then changed it knew that value.
 */
function lostOf(sent: readonly SentOp[], versions: KnownVersions, { items }: TripState): SentOp[] {
  const versionOf = ({ op }: SentOp) =>
    versions.get(versionKey(op.itemId, op.field, op.value)) ?? Number.POSITIVE_INFINITY
  const isKnown = (one: SentOp, later: SentOp) =>
    (later.who === one.who && later.nth > one.nth) || versionOf(one) <= later.op.baseVersion
  return sent.filter((one) => {
    const field = items[one.op.itemId]?.fields[one.op.field]
    const values = field ? [field.value, ...field.rivals.map(({ value }) => value)] : []
    if (values.some((value) => isSameValue(value, one.op.value))) return false
    const rest = sent.filter(({ op }) => op.itemId === one.op.itemId && op.field === one.op.field)
    const same = rest.filter(({ op }) => isSameValue(op.value, one.op.value))
    return !same.some((known) => rest.some((later) => isKnown(known, later)))
  })
}
