import {
  expect,
  expectAccessibleByDayAndNight,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

async function planRome(page: Page): Promise<string> {
  await open(page, '/itinerary')
  await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(page.locator('[data-stop]').first()).toBeVisible()
  return new URL(page.url()).searchParams.get('trip') ?? ''
}

test('the card for a doctor speaks Italian beside English, holds what was written, is sent nowhere and opens offline', async ({
  page,
  context,
  complaints,
}) => {
  // A plan, and four looks by axe.
  test.slow()
  const id = await planRome(page)
  await open(page, `/itinerary?trip=${id}&part=safety`)
  await expect(page.getByRole('link', { name: 'Call 112' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Entry with your passport' })).toBeVisible()
  await expect(page.getByText(/^Rome, .*: sunrise .*, sunset/)).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.getByText('Write or change the card').click()
  await page.getByLabel('Name, as in your passport').fill('Ada Smith')
  await page.getByLabel('Blood type').selectOption('0−')
  await page.getByLabel('Peanuts').check()
  await page.getByLabel('Medicines you take').fill('Metformin 500 mg')
  await page.getByLabel('Emergency contact').fill('Bob, brother, +1 555 0100')
  await expectAccessibleByDayAndNight(page)
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expectToast(page, 'The card is saved on this device.')

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Show a doctor' }).click()
  const card = page.getByRole('dialog')
  await expect(card.getByText('Mi chiamo Ada Smith')).toBeVisible()
  await expect(card.getByText('My name is Ada Smith')).toBeVisible()
  await expect(card.locator('[lang=it]').filter({ hasText: 'arachidi' })).toBeVisible()
  await expect(card.getByText('Metformin 500 mg')).toBeVisible()
  await expect(card.getByText('0−')).toBeVisible()
  await card.getByRole('button', { name: 'It hurts here.' }).click()
  await expect(card.locator('li').getByText('It hurts here.')).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
  await card.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Show the police' }).click()
  await expect(card.getByText('Bob, brother, +1 555 0100')).toBeVisible()
  await expect(card.getByText('Metformin 500 mg')).toHaveCount(0)
  await card.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)
  expect(sent.filter((one) => /Metformin|555 0100|Ada Smith/.test(one))).toEqual([])

  // It is on the device, until it is deleted.
  await page.reload()
  await page.getByText('Write or change the card').click()
  await expect(page.getByLabel('Medicines you take')).toHaveValue('Metformin 500 mg')
  await page.getByRole('button', { name: 'Delete the card' }).click()
  await expectToast(page, 'The card is deleted from this device.')
  await expect(page.getByLabel('Medicines you take')).toHaveValue('')
  complaints.length = 0
})
