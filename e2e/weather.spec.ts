import { expect, expectAccessibleByDayAndNight, expectToast, open, type Page, test } from './fixtures.ts'

const stops = (page: Page) => page.locator('[data-stop]')
const namesOf = (page: Page) => stops(page).locator('h3 bdi').allInnerTexts()
const conditions = (page: Page, day: number) => page.locator('[data-conditions]').nth(day)

/** The date some days from today, by the calendar of the browser under test. */
const inDays = (count: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(Date.now() + count * 86_400_000)

/** The number of days until the next Sunday, at least one: what is open, and so what rain could move, differs by weekday. */
function daysToSunday(): number {
  const weekday = new Date(`${inDays(0)}T00:00:00Z`).getUTCDay()
  return 7 - weekday
}

const dayOf = (date: string, part: object = {}) => ({
  date,
  sky: 'clear',
  low: 9,
  high: 17,
  rainMm: 0,
  rainChance: null,
  windKmh: 12,
  ...part,
})

/** Stands in for the forecast: rain on the days that are named, sun on the others. Counts how often it is asked. */
async function forecast(page: Page, rainy: number[]): Promise<{ calls: string[] }> {
  const calls: string[] = []
  await page.route('**/api/weather/places**', async (route) => {
    calls.push(route.request().url())
    const response = await route.fetch()
    const { climates } = await response.json()
    const days = Array.from({ length: 9 }, (_, i) =>
      dayOf(inDays(i), rainy.includes(i) ? { sky: 'rain', rainMm: 14.2, rainChance: 90 } : {}),
    )
    const known = { isLive: true, days, asOf: new Date().toISOString(), source: 'MET Norway (CC BY 4.0)' }
    const json = { forecasts: [{ ...known, publisher: 'met-norway' }], climates }
    await route.fulfill({ json })
  })
  return { calls }
}

async function planRome(page: Page, firstDay: string): Promise<void> {
  await open(page, '/itinerary')
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Rome')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Days' }).fill('3')
  await page.getByLabel('First day').fill(firstDay)
  await page.getByRole('button', { name: 'Plan my trip' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(stops(page).first()).toBeVisible()
  // The plan has settled.
  await expect(conditions(page, 0)).toBeVisible({ timeout: 60_000 })
}

test('a forecast of rain stands at its day, offers to leave the rain, changes what is accepted, and is undone', async ({
  page,
}) => {
  // A plan, a proposal and two looks by axe.
  test.slow()
  const sunday = daysToSunday()
  const { calls } = await forecast(page, [sunday + 1])
  await planRome(page, inDays(sunday))
  await expect(conditions(page, 0)).toContainText('Clear')
  await expect(conditions(page, 1)).toContainText(/Rain, .*0\.6 in/)
  await expect(conditions(page, 1)).toContainText(/Forecast of /)
  await expect(conditions(page, 1)).toContainText(/Sunrise \d/)
  // One call for three days.
  expect(calls).toHaveLength(1)
  await conditions(page, 1).locator('summary').click()
  await expect(conditions(page, 1).getByRole('link', { name: 'MET Norway' })).toBeVisible()
  await expectAccessibleByDayAndNight(page)

  const before = await namesOf(page)
  const offer = page.getByRole('button', { name: 'Rain expected: move outdoor stops' })
  await expect(offer).toHaveCount(1)
  await offer.click()
  const proposal = conditions(page, 1)
  await expect(proposal.getByText('Rain is expected on day 2.')).toBeVisible({ timeout: 60_000 })
  await expect(proposal.getByText(/Indoors, out of the rain\.|A drier day for/).first()).toBeVisible()
  // In parts: one of them is not wanted.
  const parts = proposal.getByRole('checkbox')
  const count = await parts.count()
  const accept = proposal.getByRole('button', { name: /^Accept/ })
  // Where there are several, the last one is not wanted; what does not hold without it is named.
  if (count > 1) await parts.last().click()
  if (count > 1) await expect(accept).toHaveText(new RegExp(`Accept \\d of ${count}`))
  // On some days the parts hold only together: then the other one is refused once it was proved without the last.
  await accept.click({ timeout: 30_000 }).catch(async () => {
    await parts.last().click()
    await accept.click({ timeout: 60_000 })
  })
  await expectToast(page, 'is changed.')
  await expect.poll(() => namesOf(page)).not.toEqual(before)
  const proof = page.locator('[data-proof]')
  await expect(proof).toHaveAttribute('data-proof', 'kept')
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(() => namesOf(page)).toEqual(before)

  // The device has it: opened again it asks nobody within the hour.
  await page.reload()
  await expect(conditions(page, 1)).toContainText('Rain')
  expect(calls).toHaveLength(1)
})

test('beyond the forecast a day has what is usual, said as such; a public holiday closes doors', async ({
  page,
}) => {
  await planRome(page, '2027-04-30')
  await expect(conditions(page, 1)).toContainText(/Usually .* to .*/)
  await expect(conditions(page, 1)).toContainText('Average for May, no forecast yet')
  await expect(conditions(page, 1)).toContainText(/Public holiday: .*\. Many places close\./)
  await expect(page.getByText('Rain expected')).toHaveCount(0)
})
