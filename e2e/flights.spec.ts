import {
  captureOpenedUrl,
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Flight search' })
const field = (page: Page, name: string) => form(page).getByRole('combobox', { name })
const search = (page: Page) => form(page).getByRole('button', { name: 'Search flights' }).click()
const isoIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const formatDate = (iso: string) =>
  iso
    .split('-')
    .map(Number)
    .slice(1)
    .concat(Number(iso.slice(0, 4)))
    .join('/')

const partnerOpened = (page: Page, act: () => Promise<void>) =>
  captureOpenedUrl(page, /^https:\/\/www\.expedia\.com\//, act)

async function pickDates(page: Page, from: string, to: string): Promise<void> {
  await form(page)
    .getByRole('button', { name: /^Departure and return/ })
    .click()
  const days = page.getByRole('dialog', { name: 'Departure and return' })
  await days.locator(`[data-date="${from}"]`).click()
  await days.locator(`[data-date="${to}"]`).click()
  await expect(days).toBeHidden()
}

test('a search is typed, picked, checked and opened at the booking site, and stays in the form', async ({
  page,
}) => {
  await open(page, '/flights')
  await field(page, 'From').fill('fiumicino')
  await page.getByRole('option', { name: /Fiumicino/ }).click()
  await field(page, 'To').fill('lhr')
  await page.getByRole('option', { name: /London Heathrow/ }).click()
  const [from, to] = [isoIn(10), isoIn(17)]
  await pickDates(page, from, to)
  await form(page)
    .getByRole('button', { name: /^Passengers/ })
    .click()
  await page.getByRole('button', { name: 'Add one adult' }).click()
  await page.getByRole('button', { name: 'Add one infant on lap' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await form(page).getByLabel('Class').selectOption('Business')

  const url = await partnerOpened(page, () => search(page))
  const [rome, london] = ['Rome Fiumicino–Leonardo da Vinci (FCO)', 'London Heathrow (LHR)']
  expect(Object.fromEntries(url.searchParams)).toEqual({
    leg1: `from:${rome},to:${london},departure:${formatDate(from)}TANYT`,
    leg2: `from:${london},to:${rome},departure:${formatDate(to)}TANYT`,
    passengers: 'adults:2,children:0,infantinlap:Y',
    options: 'carrier:,cabinclass:business,maxhops:1',
    trip: 'roundtrip',
    mode: 'search',
  })
  await expect(form(page).getByText('Opened on Expedia in a new tab.')).toBeVisible()
  // The page writes the search into the address a moment after the last change.
  await expect(page).toHaveURL(/travelClass=business/i)
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(field(page, 'From')).toHaveValue(rome)
  await expect(form(page).getByRole('button', { name: 'Passengers: 3 passengers' })).toBeVisible()
})

test('the form names missing fields in the texts of the specification and focuses the first invalid one', async ({
  page,
}, info) => {
  await open(page, '/flights')
  await search(page)
  for (const text of [
    'Origin airport is required',
    'Destination airport is required',
    'Departure date is required',
  ])
    await expect(form(page).getByText(text)).toBeVisible()
  await expect(field(page, 'From')).toBeFocused()
  if (info.project.name === 'mobile') {
    await expectToast(page, 'Missing flight details')
    await expectToast(page, 'Please select origin and destination cities.')
  }
  await expectAccessible(page)
  await field(page, 'From').fill('Rome')
  await expect(form(page).getByText('Origin airport is required')).toBeHidden()
})

test('the keyboard alone chooses airports, days and people', async ({ page }) => {
  await open(page, '/flights?trip=one-way')
  await field(page, 'From').focus()
  await page.keyboard.type('jfk')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'From')).toHaveValue('New York John F. Kennedy International (JFK)')
  await field(page, 'To').fill('Paris CDG')
  await page.keyboard.press('Escape')
  await form(page)
    .getByRole('button', { name: /^Departure:/ })
    .focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-date]:focus').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('button', { name: /^Departure:/ })).toBeFocused()
  const url = await partnerOpened(page, async () => {
    await field(page, 'To').focus()
    await page.keyboard.press('Enter')
  })
  expect(url.searchParams.get('trip')).toBe('oneway')
  expect(url.searchParams.get('leg1')).toContain('to:Paris (CDG),')
})

test('a search that the server refuses returns with its input and a remedy', async ({ page, complaints }) => {
  await open(page, `/api/flights/handoff?origin=FCO&destination=&departureDate=${isoIn(3)}`)
  await expect(page).toHaveURL(/\/flights\?.*refused=bad-input/)
  await expect(field(page, 'From')).toHaveValue('FCO')
  await expect(form(page).getByText('Destination airport is required')).toBeVisible()

  const query = `origin=Rome&destination=London&departureDate=${isoIn(3)}&trip=one-way`
  for (let n = 0; n < 26; n++)
    await page.request.get(`/api/flights/handoff?${query}`, { maxRedirects: 0, headers: { accept: '*/*' } })
  await open(page, `/api/flights/handoff?${query}`)
  await expect(form(page).getByText('You’ve made 25 searches today')).toBeVisible()
  await expect(field(page, 'To')).toHaveValue('London')
  complaints.length = 0
})

test('with no network nothing is lost, and it says so', async ({ page, context, complaints }) => {
  await open(page, '/flights')
  await expect(page.getByText(/We know [\d,]+ airports/)).toBeVisible()
  await context.setOffline(true)
  await field(page, 'From').fill('heathr')
  await page.getByRole('option', { name: /London Heathrow/ }).click()
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  await search(page)
  await expect(form(page).getByText('You’re offline. What you typed is saved.')).toBeVisible()
  await expect(field(page, 'To')).toHaveValue('London Heathrow (LHR)')
  await context.setOffline(false)
  complaints.length = 0
})

test('is accessible in both themes, with its panels open, fits 320 px and reads right to left', async ({
  page,
}) => {
  await open(page, '/flights')
  await form(page)
    .getByRole('button', { name: /^Departure and return/ })
    .click()
  await page.locator('[data-date]').first().waitFor()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/flights?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
