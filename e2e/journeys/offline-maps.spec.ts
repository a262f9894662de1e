import { expect, expectAccessibleByDayAndNight, fitsWidth, open, test } from '../fixtures.ts'

test('a guest sees the way to a plan, what the device keeps, and the map; at 320 px and right to left too', async ({
  page,
}) => {
  await open(page, '/offline-maps')
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')
  await expect(page.getByText(/used of 2 GB/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'My Location' })).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/offline-maps?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
})
