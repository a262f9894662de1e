import { becomeMember } from '../account.ts'
import { expect, open, type Page, test } from '../fixtures.ts'

// A browser opens six connections to a host that speaks HTTP/1.1, for all of its tabs together: with a stream of each tab the
// seventh would load nothing.

test('eight tabs of one person share one stream: the eighth loads and sends, and all hear what one does', async ({
  page,
  context,
  product,
  address,
}) => {
  await becomeMember(page, product, address)
  const streams: Page[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) streams.push(request.frame().page())
  })
  const tabs: Page[] = []
  for (let n = 1; n < 8; n++) {
    const tab = await context.newPage()
    await open(tab, '/dashboard')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tabs.push(tab)
  }
  await expect.poll(() => streams.length).toBe(1)
  await open(page, '/chat-with-us')
  await page.getByLabel('Your message').fill('Where is my invoice?')
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByRole('log')).toContainText('Where is my invoice?')

  const save = (title: string) =>
    context.request.post('/api/saved-items', {
      data: { item_type: 'destination', item_id: title, title },
      headers: { origin: product.url },
    })
  expect((await save('Lisbon')).ok()).toBe(true)
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Lisbon' })).toBeVisible()
  expect(streams).toHaveLength(1)

  // Whoever holds the stream goes: another takes it, and what happened meanwhile is read.
  await streams[0]?.close()
  expect((await save('Porto')).ok()).toBe(true)
  for (const tab of tabs.filter((one) => !one.isClosed()))
    await expect(tab.getByRole('heading', { name: 'Porto' })).toBeVisible()
  expect(streams).toHaveLength(2)
})
