import { changeTrip, getTrip, type TripChanges, type TripOp, tripChanges } from '@tripwright/domain/trip/sync'
import { becomeMember } from './account.ts'
import { type BrowserContext, expect, open, type Page, type Product, suppressOverlays } from './fixtures.ts'

/** A change with its author and its place among the changes of that person. */
export type SentOp = { op: TripOp; who: string; nth: number }

/** A person with a browser of their own, on one page of which a trip is open. */
export type Traveler = {
  name: string
  context: BrowserContext
  page: Page
  isOnline: boolean
  /** What the browser sent of the trip, each change once, in the order in which it was made. */
  sent: SentOp[]
  /** Errors of the page, without those of calls that found no network. */
  errors: string[]
}

/** What every browser heard of a field: the version that a value made. */
export type KnownVersions = Map<string, number>
export const versionKey = (itemId: string, field: string, value: unknown) =>
  // A database gives the parts of a value back in an order of its own.
  JSON.stringify([itemId, field, value], (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Opens a browser for a new account; what it sends and hears of trips is written down. */
export async function startTraveler(
  page: Page,
  product: Product,
  { name, email, versions }: { name: string; email: string; versions: KnownVersions },
): Promise<Traveler> {
  const context = page.context()
  await suppressOverlays(context)
  page.setDefaultTimeout(20_000)
  const traveler: Traveler = { name, context, page, isOnline: true, sent: [], errors: [] }
  page.on('pageerror', (error) => traveler.errors.push(String(error)))
  page.on('console', (message) => {
    // What Chromium says of a call without a network.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR_/.test(message.text()))
      traveler.errors.push(message.text())
  })
  const seen = new Set<string>()
  page.on('request', (request) => {
    const id = /\/api\/trips\/([^/]+)\/ops$/.exec(request.url())?.[1]
    if (id === undefined) return
    for (const op of changeTrip.input.parse({ id, ...request.postDataJSON() }).ops) {
      if (seen.has(op.opId)) continue
      seen.add(op.opId)
      traveler.sent.push({ op, who: name, nth: traveler.sent.length })
    }
  })
  page.on('response', async (response) => {
    if (!response.ok() || !/\/api\/trips\/[0-9a-f-]{36}(\/ops)?(\?|$)/.test(response.url())) return
    // A browser that went offline has no body of it any more.
    const body = await response.json().catch(() => null)
    const read = tripChanges.safeParse(body)
    if (read.success) learn(versions, read.data)
  })
  await becomeMember(page, product, email)
  const named = await page.request.post(`${product.url}/api/auth/update-user`, {
    data: { name },
    headers: { origin: product.url },
  })
  expect(named.status()).toBe(200)
  return traveler
}

/** Notes which version each value of each field has. */
export function learn(versions: KnownVersions, { items }: TripChanges): void {
  for (const { id, fields } of items)
    for (const [field, state] of Object.entries(fields))
      for (const { value, version } of [state, ...state.rivals]) {
        const key = versionKey(id, field, value)
        versions.set(key, Math.min(version, versions.get(key) ?? version))
      }
}

/** The trip as the server has it for this person. */
export async function readTrip({ page }: Traveler, product: Product, id: string): Promise<TripChanges> {
  const response = await page.request.get(`${product.url}/api/trips/${id}`)
  return getTrip.output.parse(await response.json())
}

/** The trip as the browser of this person stores it; null before it did. */
export async function storedTrip({ page }: Traveler, id: string): Promise<TripChanges | null> {
  const rows: unknown[] = await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await settled(indexedDB.open('travel-offline-db'))
    const all = await settled(db.transaction('cached-data').objectStore('cached-data').getAll())
    db.close()
    return all.map(({ data }) => data)
  })
  const trips = rows.flatMap((data) => tripChanges.safeParse(data).data ?? [])
  return trips.find((trip) => trip.id === id) ?? null
}

/** Opens the trip and each of its parts once, so that all of them work without a network. */
export async function openWholeTrip({ page }: Traveler, id: string): Promise<void> {
  await open(page, `/itinerary?trip=${id}`)
  await expect(page.locator('[data-stop]').first()).toBeVisible()
  for (const part of ['Money', 'Packing', 'Notes', 'Plan'] as const) await openPart(page, part)
  await openComments(page)
  await closePanel(page)
}

const LANDMARKS = {
  Plan: (page: Page) => page.locator('[data-stop]').first(),
  Money: (page: Page) => page.getByRole('form', { name: /^(New|Edit) expense$/ }),
  Packing: (page: Page) => page.getByRole('region', { name: 'Shared list' }),
  Notes: (page: Page) => page.getByRole('heading', { name: 'Notes', exact: true }),
}

/** Goes to a part of the trip by its link. */
export async function openPart(page: Page, part: keyof typeof LANDMARKS): Promise<void> {
  const link = page
    .getByRole('navigation', { name: 'Parts of this trip' })
    .getByRole('link', { name: part, exact: true })
  if ((await link.getAttribute('aria-current')) === null) await link.click()
  await LANDMARKS[part](page).waitFor()
}

/** Opens what the people of the trip said of it. */
export async function openComments(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'People and history' })
  await panel.getByRole('tab', { name: 'Comments' }).click()
  await panel.getByRole('textbox', { name: /^Comment/ }).waitFor()
  return panel
}

export async function closePanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'People and history' })
  await panel.getByRole('button', { name: 'Close' }).first().click()
  await panel.waitFor({ state: 'detached' })
}
