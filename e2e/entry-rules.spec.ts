import { expect, expectAccessible, expectAccessibleByDayAndNight, fitsWidth, open, test } from './fixtures.ts'

const THERE = '2026-01-01'

test('says who may enter how, in one sentence, for the best of several passports and each stop', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-06-01T12:00:00Z'))
  await open(page, '/documents')
  await page.getByRole('combobox', { name: 'Your passport' }).selectOption('United States')
  await page.getByRole('combobox', { name: 'Destination', exact: true }).selectOption('Vietnam')
  const answer = page.getByRole('region', { name: 'Visa requirement' })
  await expect(answer.getByText('You need an e-visa for Vietnam, up to 90 days.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Another passport' }).selectOption('Germany')
  await expect(answer.getByText('You don’t need a visa for Vietnam, up to 45 days.')).toBeVisible()
  await expect(answer.getByText('Your passport: Germany')).toBeVisible()
  await expect(answer.getByText(/Facts from Nov 30, 2025\. Not compared/)).toBeVisible()
  await page.getByLabel('Arrival date').fill('2026-07-01')
  await page.getByLabel('Departure date').fill('2026-08-15')
  await expect(answer.getByText('Your 46 days are 1 day too many.')).toBeVisible()
  await expect(
    answer.getByText('If you enter on Jul 1, 2026, your last of 45 days is Aug 14, 2026.'),
  ).toBeVisible()
  await page.getByLabel('Blank pages left').fill('0')
  await expect(page.getByText(/^Not enough blank pages\. Vietnam asks for \d, you have 0/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Change planes in' }).selectOption('China')
  await expect(answer.getByText('You can leave the airport without a visa.')).toBeVisible()
  // The check-list shows the requirements of the verdict; here there are none.
  const tasks = page.getByRole('region', { name: 'Checklist' })
  await expect(tasks.getByText('Check your passport and renew it if needed')).toBeVisible()
  await expect(tasks.getByText(/visa \(probably|e-visa|change planes/)).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Purpose' }).selectOption('Business meetings')
  await expect(answer.getByText('You probably don’t need a visa for Vietnam.')).toBeVisible()
  await expect(answer.getByText(/^You don’t need a visa/)).toBeHidden()
  await expect(tasks.getByText('Check if you need a visa (probably not)')).toBeVisible()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      passports: 'US-DE',
      to: 'VN',
      purpose: 'business',
      via: 'CN',
      entry: '2026-07-01',
      exit: '2026-08-15',
    })
  await page.goto('/documents')
  await expect(answer.getByText('You probably don’t need a visa for Vietnam.')).toBeVisible()

  await page.getByRole('combobox', { name: 'Purpose' }).selectOption('Journalism')
  await expect(
    answer.getByText('You need a visa or permit to report for the press in Vietnam.'),
  ).toBeVisible()
  await expect(tasks.getByText('Apply for the visa')).toBeVisible()
  await page.getByRole('combobox', { name: 'Purpose' }).selectOption('Changing planes')
  await expect(answer.getByText('You can change planes in Vietnam and leave the airport.')).toBeVisible()
  await expect(tasks.getByText('Apply for the visa')).toBeHidden()
})

test('answers with no network for the passports that were asked for', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/documents?passports=DE&to=JP')
  await expect(page.getByText('You don’t need a visa for Japan, up to 90 days.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Destination', exact: true }).selectOption('Kenya')
  await expect(
    page.getByText('You need an electronic travel authorization for Kenya, up to 90 days.'),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'Another passport' }).selectOption('Japan')
  await expect(page.getByText('this isn’t on this device').first()).toBeVisible()
  await context.setOffline(false)
  await page
    .getByRole('region', { name: 'Visa requirement' })
    .getByRole('button', { name: 'Try again' })
    .click()
  await expect(page.getByText('Your other passports')).toBeVisible()
  complaints.length = 0
})

test('Schengen days, passport and check-list follow the trip and stay on the device', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-01T12:00:00Z'))
  await open(page, '/documents')
  await expect(page.getByText(/you used 0 of 90 days\./)).toBeVisible()

  await page.getByLabel('Entry', { exact: true }).fill(THERE)
  await page.getByLabel('Exit', { exact: true }).fill('2026-03-01')
  await page.getByRole('button', { name: 'Add stay' }).click()
  // All 60 days lie within the 180 days up to 1 June.
  await expect(
    page.getByText('In the last 180 days, until Jun 1, 2026, you used 60 of 90 days. 30 left.'),
  ).toBeVisible()
  await page.getByLabel('Arrival date').fill('2026-06-10')
  await page.getByLabel('Departure date').fill('2026-08-20')
  // 30 days are left; from 30 June on, the earlier days leave the window one a day.
  await expect(page.getByText('You can stay 90 days')).toBeVisible()
  await expect(page.getByText('If you enter on Jun 10, 2026, leave by Sep 7, 2026.')).toBeVisible()
  await expect(page.getByText('Your trip of 72 days fits.')).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^The last 180 days, until Aug 20, 2026: 80 days in the area/ }),
  ).toBeVisible()

  await page.getByLabel('Expires on').fill('2026-12-09')
  await expect(page.getByText('It expires too soon')).toBeVisible()
  await page.getByLabel('Rule of your destination').selectOption('schengen')
  await expect(page.getByText('We need the issue date too')).toBeVisible()
  await page.getByLabel('Date when you got the passport').fill('2016-06-10')
  await expect(page.getByText('Your passport is fine')).toBeVisible()
  await expect(page.getByText('by Apr 29, 2026 · late, do it now')).toBeVisible()
  await page.getByLabel('Ask a travel clinic about vaccinations').check()

  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.getByText('Your trip of 72 days fits.')).toBeVisible()
  await expect(page.getByLabel('Ask a travel clinic about vaccinations')).toBeChecked()
  await page.getByRole('button', { name: 'Remove Jan 1, 2026 to Mar 1, 2026' }).click()
  await expect(page.getByText(/you used 0 of 90 days\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Jan 1, 2026 to Mar 1, 2026')).toBeVisible()
})

test('is accessible in both themes, fits 320 px and reads right to left', async ({ page }) => {
  const papers = {
    entry: '2026-12-01',
    exit: '2026-12-20',
    issued: '',
    // Five months after entry, the validity that Türkiye requires.
    expires: '2027-05-01',
    rule: 'stay',
    done: ['money'],
    stays: [{ entry: THERE, exit: '2026-04-30' }],
  }
  await page.addInitScript((stored) => localStorage.setItem('travel-papers', stored), JSON.stringify(papers))
  await open(page, '/documents?passports=NG-DE&to=TR&via=US')
  await expect(page.getByText('You don’t need a visa for Türkiye, up to 90 days.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passport rules of Türkiye' })).toBeVisible()
  await expect(page.getByText('Your passport is fine')).toBeVisible()
  await expect(
    page.getByText(/^Based on the stays below, you stayed too long from Apr 1, 2026/),
  ).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/documents?passports=NG-DE&to=TR&via=US&lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
