import { expect, expectAccessible, expectAccessibleByDayAndNight, fitsWidth, open, test } from './fixtures.ts'

test('a city and a month give weather, light, prices, holidays and weekdays, each with its source; months are ranked', async ({
  page,
}) => {
  await open(page, '/gemini-travel-intel?city=rome&month=2027-06&currency=USD')
  await expect(page.getByRole('heading', { name: 'Rome in June 2027' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Jun 15/ })).toContainText('5:34 AM to 8:46 PM')
  await expect(page.getByText('Same time as yours (Europe/Rome).')).toBeVisible()
  await expect(page.getByText('Republic Day')).toBeVisible()
  await expect(page.getByText(/about \$/).first()).toBeVisible()
  await expect(page.getByText(/date-holidays .*, as of|Compared with .* on/)).toBeVisible()
  await expect(page.getByText(/61°F.? to .?82°F/)).toBeVisible()
  await expect(page.getByRole('row', { name: /A day/ })).toContainText('$')
  await page.getByRole('slider', { name: 'Few crowds' }).fill('3')
  await expect(page).toHaveURL(/wish=22310/)
  await page.getByRole('button', { name: 'Show November' }).click()
  await expect(page.getByRole('heading', { name: /Rome in November/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Month' }).selectOption('June 2027')
  // A city without a guide shows everything except the parts that need one.
  await page.getByRole('combobox', { name: 'City' }).selectOption('Reykjavík, Iceland')
  await expect(page.getByRole('heading', { name: 'Reykjavík in June 2027' })).toBeVisible()
  await expect(page.getByText(/^21 hours/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'City' }).selectOption('Tokyo, Japan')
  await expect(page.getByRole('heading', { name: 'Tokyo in June 2027' })).toBeVisible()
  await expect(page.getByText('7 hours ahead of your time (Europe/Rome).')).toBeVisible()
  await expect(page).toHaveURL(/city=tokyo/)

  // A link without a known city says so instead of showing another city.
  await open(page, '/gemini-travel-intel?city=marrakesh&month=1999-13&currency=XXX')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(/Unknown city/)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Show prices in' })).toHaveValue('USD')
  await page.getByRole('combobox', { name: 'City' }).selectOption('Rome, Italy')
  await expect(page.getByText(/Unknown city/)).toHaveCount(0)
})

test('a page visited once opens offline, accessible, at 320 px and right to left', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/gemini-travel-intel?city=rome&month=2027-06')
  await expect(page.getByRole('heading', { name: 'Rome in June 2027' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Month' }).selectOption('July 2027')
  await expect(page.getByRole('heading', { name: 'Rome in July 2027' })).toBeVisible()
  await context.setOffline(false)
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/gemini-travel-intel?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
  complaints.length = 0
})
