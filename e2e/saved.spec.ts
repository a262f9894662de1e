import { becomeMember, becomeMemberOnPage } from './account.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

const heart = (page: Page, place: string) =>
  page.getByRole('button', { name: new RegExp(`^Save(d.*)?:? ?${place}`) })
const save = async (page: Page, place: string) => {
  await page.getByRole('button', { name: `Save ${place}` }).click()
  await expectToast(page, `${place} has been saved to your favorites.`)
}
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')

test('a guest keeps three on the device and is stopped at the fourth', async ({ page }) => {
  await open(page, '/')
  await save(page, 'Rome, Italy')
  await expect(heart(page, '.*Rome, Italy')).toBeDisabled()
  await save(page, 'Lisbon, Portugal')
  const prompt = page.getByRole('dialog', { name: 'Keep your saved items safe' })
  await prompt.getByRole('button', { name: 'Later' }).click()
  await save(page, 'Tokyo, Japan')
  const full = page.getByRole('dialog', { name: 'You’ve reached the guest limit' })
  await full.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Save Paris, France' }).click()
  const blocked = page.getByRole('dialog', { name: 'Sign up to save Paris, France' })
  await expect(blocked.getByRole('button', { name: 'Get Free Trial' })).toBeVisible()
  await blocked.getByRole('button', { name: 'Later' }).click()
  await open(page, '/dashboard')
  await expect(cards(page)).toHaveText(['Tokyo, Japan', 'Lisbon, Portugal', 'Rome, Italy'])
})

test('what a guest saved moves into the account at sign-in, once', async ({ page, product, address }) => {
  await open(page, '/')
  await save(page, 'Rome, Italy')
  await save(page, 'Lisbon, Portugal')
  await becomeMemberOnPage(page, product, address)
  await expectToast(page, '2 saved items are now in your account.')
  await open(page, '/dashboard')
  await expect(cards(page)).toHaveCount(2)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('guest-saves'))).toBeNull()
})

test('a member saves, finds, removes and takes the removal back', async ({ page, product, address }) => {
  await becomeMember(page, product, address)
  await open(page, '/')
  await save(page, 'Cape Town, South Africa')
  await save(page, 'Istanbul, Türkiye')
  await open(page, '/dashboard')
  await expect(cards(page)).toHaveText(['Istanbul, Türkiye', 'Cape Town, South Africa'])
  await page.getByLabel('Search saved items').fill('turkiye ferry')
  await expect(cards(page)).toHaveText(['Istanbul, Türkiye'])
  await page.getByLabel('Search saved items').fill('')
  await page.getByRole('button', { name: 'Remove Istanbul, Türkiye' }).click()
  await expect(cards(page)).toHaveText(['Cape Town, South Africa'])
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveText(['Istanbul, Türkiye', 'Cape Town, South Africa'])
  await saved
  await page.reload()
  await expect(cards(page)).toHaveText(['Istanbul, Türkiye', 'Cape Town, South Africa'])
})

test('another open tab shows it without being asked', async ({ page, context, product, address }) => {
  await becomeMember(page, product, address)
  const other = await context.newPage()
  await open(other, '/dashboard')
  await expect(other.getByText('Nothing saved yet')).toBeVisible()
  await page.bringToFront()
  await open(page, '/')
  await save(page, 'Sydney, Australia')
  await expect(cards(other)).toHaveText(['Sydney, Australia'])
})

test('the sixteenth save of a day is refused in words and leaves no trace', async ({
  page,
  product,
  address,
  complaints,
}) => {
  // The first account of a device has a trial of seven days without limits, the second has none.
  await becomeMember(page, product, `first.${address}`)
  await page.context().clearCookies({ name: /session/ })
  await becomeMember(page, product, address)
  for (let n = 0; n < 15; n++) {
    const body = { item_type: 'hotel', item_id: `inn-${n}`, title: `Inn ${n}` }
    expect((await page.request.post('/api/saved-items', { data: body })).status()).toBe(200)
  }
  await open(page, '/')
  await page.getByRole('button', { name: 'Save London, United Kingdom' }).click()
  await expectToast(page, 'You’ve saved 15 items today, the free plan’s limit. It resets at midnight UTC.')
  await expect(page.getByRole('button', { name: 'Save London, United Kingdom' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  complaints.length = 0
})

test('the dashboard is accessible in both themes, fits 320 px and reads right to left', async ({ page }) => {
  await open(page, '/')
  await save(page, 'Rome, Italy')
  await open(page, '/dashboard')
  await expect(cards(page)).toHaveCount(1)
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
  await open(page, '/dashboard?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
