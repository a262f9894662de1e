import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectAccessibleByDayAndNight, fitsWidth, open, test } from './fixtures.ts'

const VERDICT = 'Article 7(1)(a), Regulation (EC) No 261/2004'

test('a late flight gives the sum with its article, and a letter that claims it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/flight-compensation')
  await page.getByRole('combobox', { name: 'From' }).fill('fiumicino')
  await page.getByRole('option', { name: /Fiumicino/ }).click()
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('lhr')
  await page.getByRole('option', { name: /London Heathrow/ }).click()
  await page.getByLabel('Airline’s country').selectOption('GB')
  await page.getByLabel('Departure date').fill('2026-05-01')
  await page.getByLabel('Hours late').fill('2')
  await page.getByLabel('and minutes').fill('59')
  await expect(page.getByText('None of the seven laws gives a fixed amount.')).toBeVisible()
  await page.getByLabel('and minutes').fill('60')
  await expect(page.getByText('EUR 250 for each passenger', { exact: true })).toBeVisible()
  await expect(page.getByText('GBP 220 for each passenger', { exact: true })).toBeVisible()
  await expect(page.getByText(VERDICT, { exact: true })).toBeVisible()

  await page.getByLabel('Flight number').fill('XY 123')
  await page.getByLabel('Passengers').fill('3')
  const letter = page.getByRole('article', { name: 'Letter' })
  await expect(letter).toContainText('flight XY 123 on May 1, 2026')
  await page.getByRole('button', { name: 'Copy letter' }).click()
  await expect(page.getByText('Letter copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'I claim EUR 250 for each passenger, in all EUR 750',
  )
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('claim.txt')
  expect(await readFile(await file.path(), 'utf8')).toContain('late by 3 h 0 min')

  // The claim is saved, marked as sent, and there after a reload with all its answers.
  await page.getByRole('button', { name: 'Save letter' }).click()
  await page.getByLabel('Status').selectOption('Sent')
  await open(page, '/flight-compensation')
  await expect(page.getByLabel('Status')).toHaveValue('sent')
  await page.getByRole('button', { name: 'Open XY 123, FCO–LHR, 2026-05-01' }).click()
  await page.getByLabel('Language of the letter').selectOption('de')
  await expect(letter).toContainText('Gemäß Art. 7(1)(a) (Verordnung (EG) Nr. 261/2004) fordere ich 250 EUR')
  // Print shows the letter only.
  await page.emulateMedia({ media: 'print' })
  await expect(letter).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('asks only what matters, says no with the article, and takes an unknown airport', async ({ page }) => {
  const way = 'departure=FCO&arrival=LHR&carrier=GB&date=2026-05-01&event=cancellation'
  await open(page, `/flight-compensation?${way}&notice=14`)
  await expect(page.getByText('You were told early enough.').first()).toBeVisible()
  await expect(page.getByLabel('I got another flight')).toBeHidden()
  await page.getByLabel('Days of notice before departure').fill('3')
  await expect(page.getByText('EUR 250 for each passenger', { exact: true })).toBeVisible()
  await page.getByLabel('Reason given by the airline').selectOption('weather')
  await expect(page.getByText('Article 5(3), Regulation (EC) No 261/2004', { exact: true })).toBeVisible()

  await page.getByRole('combobox', { name: 'From' }).fill('Qaanaaq')
  await page.getByLabel('Country you left from').selectOption('IS')
  await page.getByLabel('Distance').selectOption('Over 3,500 km')
  await page.getByLabel('Reason given by the airline').selectOption('technical')
  await expect(page.getByText('EUR 600 for each passenger', { exact: true })).toBeVisible()
})

test('is accessible in both themes, fits 320 px and reads right to left', async ({ page }) => {
  await open(page, '/flight-compensation')
  await page.getByRole('button', { name: 'Fill in the form' }).click()
  await expect(page.getByText('EUR 250 for each passenger', { exact: true })).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(
    page,
    '/flight-compensation?departure=FCO&arrival=LHR&carrier=GB&date=2026-05-01&hours=5&lang=ar-XB',
  )
  await expect(page.getByText(VERDICT, { exact: true })).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
