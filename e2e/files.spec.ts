import { randomUUID } from 'node:crypto'
import { becomeMember } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, suppressOverlays, test } from './fixtures.ts'
import { makePhoto } from './pictures.ts'

test('a profile photo is cropped and kept without its position, shown to the people of a trip, and removed', async ({
  page,
  product,
  address,
  browser,
}) => {
  await becomeMember(page, product, address)
  await open(page, '/profile')
  const section = page.getByRole('region', { name: 'Profile photo' })
  const input = section.locator('input[type=file]')
  await input.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload="1"/>'),
  })
  await expect(section.getByRole('alert')).toContainText('We can’t keep this kind of file')
  await input.setInputFiles({ name: 'me', mimeType: '', buffer: await makePhoto(page) })
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await dialog.getByLabel('Zoom').fill('2')
  await dialog.getByLabel('Left or right').press('ArrowRight')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use photo' }).click()
  await expectToast(page, 'Photo saved')
  await expect(section.locator('img')).toHaveAttribute('src', /\/api\/files\/.+\/thumbnail$/)
  const src = (await section.locator('img').getAttribute('src')) ?? ''
  const kept = await page.request.get(src.replace('/thumbnail', ''))
  expect(kept.headers()['content-type']).toBe('image/jpeg')
  expect(String(await kept.body())).not.toContain('GPS')

  const stranger = await browser.newContext({ baseURL: product.url })
  expect((await stranger.request.get(src)).status()).toBe(401)
  await suppressOverlays(stranger)
  const other = await stranger.newPage()
  await becomeMember(other, product, `other.${address}`)
  expect((await other.request.get(src)).status()).toBe(404)
  await stranger.close()

  await open(page, '/settings')
  await expect(page.getByText(/^[\d.]+ kB of 5 GB used$/)).toBeVisible()
  await open(page, '/profile')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
  await section.getByRole('button', { name: 'Remove photo' }).click()
  await expectToast(page, 'Photo removed')
  expect((await page.request.get(src)).status()).toBe(404)
})

test('a receipt added with no network is on the other device of the trip once there is one', async ({
  page,
  context,
  product,
  address,
  browser,
  complaints,
}) => {
  await becomeMember(page, product, address)
  const trip = randomUUID()
  const op = (field: string, value: unknown) => ({ tripId: trip, itemId: trip, field, value })
  const ops = [op('title', 'Rome'), op('startDate', '2027-05-01'), op('days', 3)].map((one) => ({
    ...one,
    opId: randomUUID(),
    baseVersion: 0,
  }))
  const made = await page.request.post(`/api/trips/${trip}/ops`, { data: { ops } })
  expect(made.ok()).toBe(true)
  await open(page, `/itinerary?trip=${trip}&part=money`)
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('form', { name: 'New expense' })
  await form.getByLabel('Description').fill('Dinner')
  await form.getByLabel('Amount', { exact: true }).fill('40')
  const photo = await makePhoto(page)
  await context.setOffline(true)
  await form.locator('input[type=file]').first().setInputFiles({ name: 'bill', mimeType: '', buffer: photo })
  await expect(form.getByRole('img', { name: 'Receipt' })).toBeVisible()
  await expect(form.getByText('Everyone in the trip can see it.')).toBeVisible()
  await form.getByRole('button', { name: 'Add expense' }).click()
  const show = { name: 'Show the receipt of Dinner' }
  await page.getByRole('button', show).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Receipt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect
    .poll(async () => (await (await page.request.get('/api/files')).json()).files)
    .toMatchObject([{ kind: 'receipt', width: 900, height: 600 }])

  const second = await browser.newContext({
    baseURL: product.url,
    storageState: await context.storageState(),
  })
  await suppressOverlays(second)
  const phone = await second.newPage()
  // The account on another device, whose database is empty.
  await open(phone, `/itinerary?trip=${trip}&part=money`)
  await phone.getByRole('button', show).click()
  await expect(phone.getByRole('dialog').getByRole('img', { name: 'Receipt' })).toBeVisible()
  await expectAccessible(phone)
  await second.close()
  // What the browser says of calls without a network.
  complaints.length = 0
})

test('a picture and a document go to support and back, and nobody else reads them', async ({
  page,
  product,
  address,
  browser,
  complaints,
}) => {
  await becomeMember(page, product, address)
  const asked = await page.request.post('/api/support/requests', {
    data: { subject: 'A bill', text: 'Wrong.' },
  })
  const { id } = await asked.json()
  await open(page, `/chat-with-us?request=${id}`)
  const input = page.locator('main input[type=file]')
  await input.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await expect(page.getByRole('alert').filter({ hasText: 'We can’t keep this kind of file' })).toBeVisible()
  await input.setInputFiles({ name: 'bill.jpg', mimeType: '', buffer: await makePhoto(page) })
  await expect(page.getByRole('button', { name: 'Remove bill.jpg' })).toBeVisible()
  await input.setInputFiles({ name: 'terms.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7\n\n%%EOF\n') })
  await expect(page.getByRole('button', { name: 'Remove terms.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  const log = page.getByRole('log')
  await expect(log.getByRole('img', { name: 'bill.jpg' })).toBeVisible()
  const href = (await log.getByRole('link', { name: 'terms.pdf' }).getAttribute('href')) ?? ''
  expect((await page.request.get(href)).headers()['content-disposition']).toContain('attachment')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
  const stranger = await browser.newContext({ baseURL: product.url })
  expect((await stranger.request.get(href)).status()).toBe(404)
  await stranger.close()
  // The refusal of the file that is none.
  complaints.length = 0
})
