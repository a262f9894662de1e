import { becomeMember } from '../account.ts'
import { startCuttingProxy } from '../cutting-proxy.ts'
import { expect, open, suppressOverlays, test } from '../fixtures.ts'
import { makeVault, savePaper, scanOf, unlockVault, vaultOf } from '../vault.ts'

const MB = 1_000_000
/** As large as the vault takes, and no compression makes it smaller. */
const SCAN = scanOf(9.9 * MB)

test('a paper of 10 MB gets through a network that breaks every 300 kB, over two starts of the app', async ({
  browser,
  product,
  address,
  complaints,
}) => {
  test.setTimeout(180_000)
  const proxy = await startCuttingProxy(product.url)
  const context = await browser.newContext({ baseURL: proxy.url })
  await suppressOverlays(context)
  const first = await context.newPage()
  await becomeMember(first, product, address)
  await open(first, '/documents')
  await makeVault(first)
  const files = async () => {
    const answer = await context.request.get(`${product.url}/api/vault`)
    return (await answer.json()).files as { id: string; size: number }[]
  }

  proxy.cutAfter(300_000)
  const before = proxy.counts.bodyBytes
  await vaultOf(first)
    .getByLabel('Add files')
    .setInputFiles({ name: 'Scan.pdf', mimeType: 'application/pdf', buffer: SCAN })
  await expect(vaultOf(first).getByText('Scan.pdf')).toBeVisible()
  await expect.poll(() => proxy.counts.cuts, { timeout: 60_000 }).toBeGreaterThan(1)
  // The tab is closed in the middle.
  await first.close()
  expect(await files()).toEqual([])
  const second = await context.newPage()
  await open(second, '/documents')
  await expect.poll(async () => (await files()).length, { timeout: 120_000 }).toBe(1)

  const sent = (proxy.counts.bodyBytes - before) / SCAN.length
  if (process.env.FIGURES) process.stdout.write(`sent ${sent} cuts ${proxy.counts.cuts}\n`)
  expect(sent, `with ${proxy.counts.cuts} cuts`).toBeLessThan(1.3)
  // It is the same paper: another device gets it and opens it.
  proxy.cutAfter(null)
  await second.evaluate(() => indexedDB.deleteDatabase('travel-vault') && undefined)
  await open(second, '/documents')
  await unlockVault(second)
  const copy = await savePaper(second, 'Scan.pdf')
  expect([copy.length, Buffer.compare(copy, SCAN)]).toEqual([SCAN.length, 0])
  await context.close()
  await proxy.stop()
  complaints.length = 0
})
