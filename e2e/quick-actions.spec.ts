import { expect, expectAccessible, expectToast, fitsWidth, open, type Page, test } from './fixtures.ts'

// The middle of Rome, where a guide knows what there is to eat.
test.use({
  geolocation: { latitude: 41.895, longitude: 12.478, accuracy: 20 },
  permissions: ['geolocation', 'clipboard-read', 'clipboard-write'],
})

/** By the grid of the mobile home; on a desktop, which has none, by the palette. */
async function act(page: Page, name: string, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name, exact: true }).click()
  else {
    await page.getByRole('button', { name: 'Search pages, trips and places' }).click()
    await page.locator('dialog.palette').getByRole('combobox').fill(name)
    await page.getByRole('option', { name }).first().click()
  }
  return page.getByRole('dialog', { name })
}

test('whom to call, where one is and where to eat are one press away, with no network too', async ({
  page,
  complaints,
}, info) => {
  const isMobile = info.project.name === 'mobile'
  await open(page, '/')
  if (isMobile) {
    await page.getByRole('form', { name: 'Flight' }).scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: 'Quick Actions' }).scrollIntoViewIfNeeded()
    // Only Pro and Enterprise have it: other plans see the tools, further down.
    await expect(page.getByRole('listitem').filter({ hasText: /^Quick Budget$/ })).toBeVisible()
  }

  const places = await act(page, 'Nearby Restaurants', isMobile)
  await expect(places.getByRole('link', { name: /on the map/ }).first()).toHaveAttribute(
    'href',
    isMobile ? /^geo:41\.8/ : /^https:\/\/www\.google\.com\/maps\/search/,
  )
  // Under a stop at the foot of so small a map the scale gives way, not the stop.
  const layer = (part: string) => places.locator(part).evaluate((one) => Number(getComputedStyle(one).zIndex))
  expect(await layer('.tm-foot')).toBeLessThan(await layer('.tm-stops'))
  // Each layout looks at one of the dialogs: the frame is the same.
  if (isMobile) await expectAccessible(page)
  await page.keyboard.press('Escape')

  const location = await act(page, 'My Location', isMobile)
  await location.getByRole('button', { name: 'Copy coordinates' }).click()
  await expectToast(page, 'Coordinates copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('41.895000, 12.478000')
  await page.keyboard.press('Escape')

  // The device works it out itself where the server cannot be asked.
  await page.route('**/api/functions/emergency-info', (route) => route.abort())
  const emergency = await act(page, 'Emergency Info', isMobile)
  await expect(emergency.getByText(/^You’re in Italy\./)).toBeVisible()
  await expect(emergency.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112')
  if (!isMobile) await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  complaints.length = 0
})
