import { expect, expectAccessible, fitsWidth, open, test } from './fixtures.ts'

const THERE = '2026-01-01'

test('Schengen days, passport and check-list follow the trip and stay on the device', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-06-01T12:00:00Z'))
  await open(page, '/documents')
  await expect(page.getByText(/^0 of 90 days used/)).toBeVisible()

  await page.getByLabel('Entry', { exact: true }).fill(THERE)
  await page.getByLabel('Exit', { exact: true }).fill('2026-03-01')
  await page.getByRole('button', { name: 'Add the stay' }).click()
  // 60 days, of which all lie in the 180 days up to 1 June.
  await expect(page.getByText(/^60 of 90 days used in the 180 days up to Jun 1, 2026, 30 left/)).toBeVisible()
  await page.getByLabel('Day of entry').fill('2026-06-10')
  await page.getByLabel('Day of exit').fill('2026-08-20')
  // 30 are left, and the old ones drop out one a day from 30 June on.
  await expect(page.getByText('You may stay 90 days')).toBeVisible()
  await expect(page.getByText('Enter on Jun 10, 2026 and be out by Sep 7, 2026.')).toBeVisible()
  await expect(page.getByText('Your trip of 72 days fits.')).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^The 180 days up to Aug 20, 2026: 80 days there/ }),
  ).toBeVisible()

  await page.getByLabel('Expires on').fill('2026-12-09')
  await expect(page.getByText('It expires too soon')).toBeVisible()
  await page.getByLabel('Rule of the destination').selectOption('schengen')
  await expect(page.getByText('The day of issue decides too')).toBeVisible()
  await page.getByLabel('Issued on').fill('2016-06-10')
  await expect(page.getByText('It will do')).toBeVisible()
  await expect(page.getByText('by Apr 29, 2026 · late: do it now')).toBeVisible()
  await page.getByLabel('Ask a travel clinic about vaccinations').check()

  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(page.getByText('Your trip of 72 days fits.')).toBeVisible()
  await expect(page.getByLabel('Ask a travel clinic about vaccinations')).toBeChecked()
  await page.getByRole('button', { name: 'Remove Jan 1, 2026 to Mar 1, 2026' }).click()
  await expect(page.getByText(/^0 of 90 days used/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Jan 1, 2026 to Mar 1, 2026')).toBeVisible()
})

test('is accessible in both themes, fits 320 px and reads right to left', async ({ page }) => {
  const papers = {
    ...{
      entry: '2026-12-01',
      exit: '2026-12-20',
      issued: '',
      expires: '2026-12-25',
      rule: 'stay',
      done: ['money'],
    },
    stays: [{ entry: THERE, exit: '2026-04-30' }],
  }
  await page.addInitScript((kept) => localStorage.setItem('travel-papers', kept), JSON.stringify(papers))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, '/documents')
    await expect(page.getByText('It will do')).toBeVisible()
    await expect(page.getByText(/^By the stays below you were there too long from Apr 1, 2026/)).toBeVisible()
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/documents?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
