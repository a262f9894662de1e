import { expect, fitsWidth, open, type Page, test } from '../fixtures.ts'

/** A server that has just started reads its table of towns first. */
const GATHERED = { timeout: 45_000 }

/** The stop that this is the name of: a meal near by has it in its own. */
const stop = (page: Page, name: string) =>
  page.locator('[data-stop]').filter({ has: page.getByRole('heading', { name: new RegExp(`: ${name}`) }) })
const proof = (page: Page) => page.locator('[data-proof]')

/** Museums are open: tomorrow may be a Monday. */
function nextWednesday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7 || 7))
  return day.toISOString().slice(0, 10)
}

/** Types a town, takes it from the list, and asks for a plan. */
async function planTown(page: Page, name: string): Promise<void> {
  await open(page, '/itinerary')
  const box = page.getByRole('combobox', { name: 'City', exact: true })
  await box.fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(page.getByText(`${name}, Liechtenstein. No guide yet`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Days' }).fill('1')
  await page.getByLabel('First day').fill(nextWednesday())
  await page.getByRole('button', { name: 'Plan my trip' }).click()
}

test('a town that nobody wrote about is gathered, planned and proved, says what is doubtful, and shows pictures', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await planTown(page, 'Vaduz')
  await expect(page.getByRole('heading', { name: 'Making a guide to Vaduz' })).toBeVisible()
  await page.waitForURL(/\?trip=/, GATHERED)
  await expect(proof(page)).toHaveAttribute('data-proof', 'kept')
  const castle = stop(page, 'Vaduz Castle')
  await expect(castle).toHaveCount(1)
  await expect(page.getByText('Hours not confirmed').first()).toBeVisible()
  await expect(page.getByText(/Vaduz: guide made from open data as of/)).toBeVisible()
  await expect(page.getByText(/We don’t know the hours of \d place/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wikidata (CC0)' })).toBeVisible()

  // The most famous sight is above the day, the others are on their cards.
  const day = page.locator('[data-day="0"]')
  const top = day.locator('header').getByRole('img', { name: 'Picture of Vaduz Castle' })
  await expect(top).toBeVisible()
  await expect.poll(() => top.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const credit = day.locator('header')
  await expect(credit.getByRole('link', { name: 'Picture: Ann Example' })).toHaveAttribute(
    'href',
    'https://commons.wikimedia.org/wiki/File:Castle.png',
  )
  await expect(credit.getByRole('link', { name: /CC BY-SA 4\.0/ })).toBeVisible()
  // A phone has no room for them there.
  if ((page.viewportSize()?.width ?? 0) >= 640) await expectCardPictures(page)
  await expect(page.getByRole('img', { name: 'Picture of National Museum of Vaduz' })).toHaveCount(0)
  expect([...hosts]).toEqual([new URL(page.url()).host])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await fitsWidth(page)).toBe(true)
})

async function expectCardPictures(page: Page): Promise<void> {
  await stop(page, 'Art Museum').scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'Picture of Art Museum of Vaduz' })).toBeVisible()
  // A licence that forbids trade is none of ours: a drawing stands there.
  await stop(page, 'National Museum').scrollIntoViewIfNeeded()
  await expect(stop(page, 'National Museum').locator('figure svg')).toBeVisible()
}

test('of a town with next to nothing to see it is said, and the nearest three guides are offered', async ({
  page,
  complaints,
}) => {
  await planTown(page, 'Planken')
  await expect(page.getByRole('alert').filter({ hasText: 'No guide to Planken' })).toBeVisible(GATHERED)
  await expect(page.getByText('We found too few sights in Planken to fill a plan.')).toBeVisible()
  const nearest = page.getByRole('button', { name: /^Plan / })
  await expect(nearest).toHaveCount(3)
  await nearest.filter({ hasText: 'Zürich' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(proof(page)).toHaveAttribute('data-proof', 'kept')
  // The refusal is an answer with a status of its own, which a browser writes down.
  complaints.splice(0)
})
