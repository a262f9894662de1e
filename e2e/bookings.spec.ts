import { becomeMember } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, type Page, test } from './fixtures.ts'

const bookings = (page: Page) => page.getByRole('region', { name: 'Bookings', exact: true })
const sheet = (page: Page) => page.getByRole('dialog')
const dayOf = (page: Page, number: number) => page.locator(`[data-day="${number - 1}"]`)

type Ends = { from: [date: string, time: string]; to: [date: string, time: string] }

async function setTimes(page: Page, starts: string, ends: string, { from, to }: Ends): Promise<void> {
  for (const [name, [date, time]] of [
    [starts, from],
    [ends, to],
  ] as const) {
    const group = sheet(page).getByRole('group', { name, exact: true })
    await group.getByLabel('Date').fill(date)
    await group.getByLabel('Time').fill(time)
  }
}

async function addFlight(page: Page, number: string, airports: [string, string], ends: Ends): Promise<void> {
  await bookings(page).getByRole('button', { name: 'Add a booking' }).click()
  await sheet(page).getByRole('textbox', { name: 'Flight number' }).fill(number)
  for (const [i, label] of ['From', 'To'].entries()) {
    await sheet(page)
      .getByRole('combobox', { name: label, exact: true })
      .fill(airports[i] ?? '')
    await sheet(page)
      .getByRole('option', { name: airports[i] ?? '' })
      .first()
      .click()
  }
  await setTimes(page, 'Departure', 'Arrival', ends)
}

async function save(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page)).toBeHidden()
}

test('two flights over the date line, a bed and a booked dinner make the days of a plan, offline too, and go again', async ({
  page,
  context,
  product,
  address,
  complaints,
}) => {
  // A long journey: most of it is planned twice.
  test.setTimeout(180_000)
  await becomeMember(page, product, address)
  await open(page, '/itinerary')
  await page.getByRole('combobox', { name: 'City', exact: true }).fill('Honolulu')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Days' }).fill('3')
  await page.getByLabel('First day').fill('2027-05-10')
  await page.getByRole('button', { name: 'Plan my trip' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(bookings(page).getByRole('button', { name: 'Add a booking' })).toBeVisible()

  await addFlight(page, 'nz10', ['AKL', 'HNL'], {
    from: ['2027-05-11', '00:30'],
    to: ['2027-05-10', '10:30'],
  })
  await expect(sheet(page).getByText('Duration: 8 h.')).toBeVisible()
  await expectAccessible(page)
  await save(page)
  await expectToast(page, 'NZ 10 AKL – HNL added.')
  const there = bookings(page).getByRole('button', { name: /NZ 10 AKL – HNL/ })
  await expect(there).toContainText('1 day earlier')
  await expect(there).toContainText('8 h')
  await expect(page.getByText('overlaps with').first()).toBeVisible()

  await addFlight(page, 'NZ 9', ['HNL', 'AKL'], {
    from: ['2027-05-12', '22:30'],
    to: ['2027-05-14', '05:30'],
  })
  await save(page)
  await expect(bookings(page).getByRole('button', { name: /NZ 9 HNL – AKL/ })).toContainText('+2 days')

  await bookings(page).getByRole('button', { name: 'Add a booking' }).click()
  await sheet(page).getByRole('combobox', { name: 'Type' }).selectOption('hotel')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByRole('alert')).toHaveText('Fix 1 field to continue.')
  await sheet(page).getByRole('textbox', { name: 'Hotel or apartment name' }).fill('Harbour Inn')
  await sheet(page).getByRole('combobox', { name: 'Location' }).fill('21.2790, -157.8292')
  await sheet(page).getByRole('listbox').getByRole('option').first().click()
  await sheet(page).getByText('Reference, seat, price and more').click()
  await sheet(page).getByRole('textbox', { name: 'Booking reference' }).fill('QX7RT2')
  await save(page)

  await dayOf(page, 2).getByRole('button', { name: 'Add a booking' }).click()
  await sheet(page).getByRole('combobox', { name: 'Type' }).selectOption('restaurant')
  await sheet(page).getByRole('textbox', { name: 'Restaurant' }).fill('Chez Bon')
  await sheet(page).getByRole('combobox', { name: 'Location' }).fill('21.2850, -157.8350')
  await sheet(page).getByRole('listbox').getByRole('option').first().click()
  await sheet(page).getByRole('group', { name: 'Start' }).getByLabel('Time').fill('20:00')
  await expect(sheet(page).getByRole('group', { name: 'End' }).getByLabel('Time')).toHaveValue('21:30')
  await save(page)
  await expect(dayOf(page, 2).locator('[data-stop]').filter({ hasText: 'Chez Bon' })).toContainText('Booked')

  // Planned anew, everything is proved: the days begin and end with the flights, and dinner is the booked one.
  await dayOf(page, 1).getByRole('button', { name: 'Plan again from this day on' }).click()
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'kept')
  await expect(page.getByText('overlaps with')).toHaveCount(0)
  await expect(dayOf(page, 1)).toContainText(/From .*HNL/)
  await expect(dayOf(page, 2).locator('[data-stop]').filter({ hasText: 'Dinner' })).toHaveCount(1)
  await expect(dayOf(page, 1).getByRole('list', { name: /^Bookings on/ })).toContainText('Harbour Inn')
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await fitsWidth(page)).toBe(true)

  await context.setOffline(true)
  await bookings(page)
    .getByRole('button', { name: /Chez Bon/ })
    .click()
  await sheet(page).getByRole('group', { name: 'Start' }).getByLabel('Time').fill('19:30')
  await save(page)
  const dinner = bookings(page).getByRole('button', { name: /Chez Bon/ })
  await expect(dinner).toContainText('7:30')
  await context.setOffline(false)
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(dinner).toContainText('7:30')

  await bookings(page)
    .getByRole('button', { name: /Harbour Inn/ })
    .click()
  await sheet(page).getByRole('button', { name: 'Delete booking' }).click()
  await expectToast(page, 'Harbour Inn deleted.')
  await expect(bookings(page).getByRole('button', { name: /Harbour Inn/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(bookings(page).getByRole('button', { name: /Harbour Inn/ })).toContainText('QX7RT2')
  complaints.length = 0
})
