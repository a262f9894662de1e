import { randomUUID } from 'node:crypto'
import { becomeMember } from '../account.ts'
import { expect, expectToast, fitsWidth, open, type Page, test } from '../fixtures.ts'
import { deviceHolds, partsAreStored } from '../service-worker.ts'

test.use({ serviceWorkers: 'allow' })

const bookings = (page: Page) => page.getByRole('region', { name: 'Bookings', exact: true })
const places = (page: Page) => page.getByRole('region', { name: 'Your places', exact: true })
const sheet = (page: Page) => page.getByRole('dialog')
const dayOf = (page: Page, number: number) => page.locator(`[data-day="${number - 1}"]`)
const proof = (page: Page) => page.locator('[data-proof]')

const AUCKLAND = {
  zone: 'Pacific/Auckland',
  place: { name: 'Auckland', code: 'AKL', lat: -37.0082, lon: 174.785 },
}
const HONOLULU = {
  zone: 'Pacific/Honolulu',
  place: { name: 'Honolulu', code: 'HNL', lat: 21.3187, lon: -157.9225 },
}
const beach = (name: string) => ({ zone: 'Pacific/Honolulu', place: { name, lat: 21.279, lon: -157.8292 } })
const REFERENCE = 'QX7RT2'

/** What a traveller has who goes from Auckland to Honolulu for two nights each and flies home. */
const ITEMS = [
  {
    kind: 'flight',
    number: 'NZ 10',
    startsAt: { ...AUCKLAND, date: '2027-05-12', time: '18:55' },
    endsAt: { ...HONOLULU, date: '2027-05-12', time: '05:30' },
  },
  {
    kind: 'hotel',
    name: 'Harbour Inn',
    reference: REFERENCE,
    startsAt: { ...beach('Harbour Inn'), date: '2027-05-12', time: '15:00' },
    endsAt: { ...beach('Harbour Inn'), date: '2027-05-14', time: '11:00' },
  },
  {
    kind: 'restaurant',
    name: 'Chez Bon',
    startsAt: { ...beach('Chez Bon'), date: '2027-05-13', time: '20:00' },
    endsAt: { ...beach('Chez Bon'), date: '2027-05-13', time: '21:30' },
  },
  {
    kind: 'flight',
    number: 'NZ 9',
    startsAt: { ...HONOLULU, date: '2027-05-14', time: '22:30' },
    endsAt: { ...AUCKLAND, date: '2027-05-16', time: '05:30' },
  },
  {
    kind: 'place',
    name: 'Aunt Lani',
    location: { lat: 21.285, lon: -157.835 },
    category: 'landmark',
    duration: 60,
    isMustSee: true,
  },
]

/** A trip with all that, through the interface; nothing of it is planned yet. */
async function makeTrip(page: Page): Promise<string> {
  const id = randomUUID()
  const cities = [{ id: 'auckland', nights: 2 }, { id: 'honolulu' }]
  const wish = { cities, startDate: '2027-05-10', days: 5, timeBudgetMs: 100 }
  const planned = await page.request.post('/api/itineraries/plan', { data: wish })
  const { request } = await planned.json()
  const trip = { title: 'Over the date line', startDate: wish.startDate, days: wish.days, request }
  const op =
    (itemId: string) =>
    ([field, value]: [string, unknown]) => ({
      opId: randomUUID(),
      tripId: id,
      itemId,
      field,
      value,
      baseVersion: 0,
    })
  const ops = [
    ...Object.entries(trip).map(op(id)),
    ...ITEMS.flatMap((item) => Object.entries(item).map(op(randomUUID()))),
  ]
  const sent = await page.request.post(`/api/trips/${id}/ops`, { data: { ops } })
  expect(sent.status(), await sent.text()).toBe(200)
  return id
}

test('flights over the date line, a bed, a table and an own place are one trip, with no network too, until the account ends', async ({
  page,
  context,
  product,
  address,
  complaints,
}) => {
  await becomeMember(page, product, address)
  const id = await makeTrip(page)
  await open(page, '/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await open(page, `/itinerary?trip=${id}`)

  // Who leaves on the evening of a day lands on its morning, and is planned from there.
  await expect(bookings(page).getByRole('button', { name: /NZ 10 AKL – HNL/ })).toContainText('8 h 35 min')
  await expect(bookings(page).getByRole('button', { name: /NZ 9 HNL – AKL/ })).toContainText('+2 days')
  await dayOf(page, 1).getByRole('button', { name: 'Plan again from this day on' }).click()
  await expect(proof(page)).toHaveAttribute('data-proof', 'kept')
  await expect(page.locator('[data-stop]').filter({ hasText: 'Aunt Lani' })).toHaveCount(1)
  await expect(dayOf(page, 3)).toContainText(/From .*Honolulu/)
  await expect(dayOf(page, 4).locator('[data-stop]').filter({ hasText: 'Chez Bon' })).toContainText('Booked')
  await expect(dayOf(page, 4)).toContainText('From Harbour Inn')
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
  await partsAreStored(page)

  await context.setOffline(true)
  await page.reload()
  await expect(proof(page)).toHaveAttribute('data-proof', 'kept')
  await bookings(page)
    .getByRole('button', { name: /Chez Bon/ })
    .click()
  await sheet(page).getByRole('group', { name: 'Start' }).getByLabel('Time').fill('19:00')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await places(page)
    .getByRole('button', { name: /Aunt Lani/ })
    .click()
  await sheet(page).getByRole('textbox', { name: 'Visit length in minutes' }).fill('95')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(places(page)).toContainText('95 min')
  await expect(dayOf(page, 4).locator('[data-stop]').filter({ hasText: 'Chez Bon' })).toContainText('7:00')

  await context.setOffline(false)
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  const exported = await page.request.post('/api/account/export')
  const { tables } = await exported.json()
  const rows = JSON.stringify(tables)
  for (const { name, number } of ITEMS as { name?: string; number?: string }[])
    expect(rows).toContain(`"${name ?? number}"`)
  for (const kept of [REFERENCE, '"19:00"', '95', 'Over the date line']) expect(rows).toContain(kept)

  expect(await deviceHolds(page, REFERENCE)).toBe(true)
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your email address').fill(address)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expectToast(page, 'Your account is deleted. Safe travels!')
  await expect.poll(() => deviceHolds(page, REFERENCE)).toBe(false)
  expect((await page.request.get(`/api/trips/${id}`)).status()).toBe(401)
  complaints.length = 0
})
