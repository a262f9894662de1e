import { expect, expectAccessible, expectToast, fitsWidth, open, type Page, test } from './fixtures.ts'

// The centre of Rome, where our guide lists restaurants.
test.use({
  geolocation: { latitude: 41.895, longitude: 12.478, accuracy: 20 },
  permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
})

/** On a phone through the grid on the home page; on a desktop, which has none, through the command palette. */
async function act(page: Page, name: string, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name, exact: true }).click()
  else {
    await page.getByRole('button', { name: 'Search pages, trips and places' }).click()
    await page.locator('dialog.palette').getByRole('combobox').fill(name)
    await page.getByRole('option', { name }).first().click()
  }
  return page.getByRole('dialog', { name })
}

test('emergency numbers, location and restaurants are one click away, offline too', async ({
  page,
  complaints,
}, info) => {
  const isMobile = info.project.name === 'mobile'
  await open(page, '/')
  if (isMobile) {
    await page.getByRole('form', { name: 'Flight' }).scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: 'Quick Actions' }).scrollIntoViewIfNeeded()
    // Quick Actions come with Pro and Enterprise; other plans see these tools, further down.
    await expect(page.getByRole('listitem').filter({ hasText: /^Quick Budget$/ })).toBeVisible()
  }

  const places = await act(page, 'Nearby Restaurants', isMobile)
  await expect(places.getByRole('link', { name: /on the map/ }).first()).toHaveAttribute(
    'href',
    isMobile ? /^geo:41\.8/ : /^https:\/\/www\.google\.com\/maps\/search/,
  )
  // On so small a map the scale hides, not the stop at the bottom.
  const layer = (part: string) => places.locator(part).evaluate((one) => Number(getComputedStyle(one).zIndex))
  expect(await layer('.tm-scale')).toBeLessThan(await layer('.tm-stops'))
  expect(await layer('.tm-foot small')).toBeGreaterThan(await layer('.tm-stops'))
  // Each layout checks one of the dialogs: they share their frame.
  if (isMobile) await expectAccessible(page)
  await page.keyboard.press('Escape')

  const location = await act(page, 'My Location', isMobile)
  await location.getByRole('button', { name: 'Copy coordinates' }).click()
  await expectToast(page, 'Coordinates copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('41.895000, 12.478000')
  await page.keyboard.press('Escape')

  // The device computes it where the server cannot be reached.
  await page.route('**/api/functions/emergency-info', (route) => route.abort())
  const emergency = await act(page, 'Emergency Info', isMobile)
  await expect(emergency.getByText(/^You’re in Italy\./)).toBeVisible()
  await expect(emergency.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  if (!isMobile) await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  complaints.length = 0
})
