import { expect, expectSaid, keepToThePage, open, test } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('passes the answer of a tool on: a stranger sees the same answer', async ({ page, browser }) => {
  await open(page, '/gemini-safety?utm_source=somebody&country=TH')
  await expect(page.getByRole('heading', { name: 'Emergency numbers in Thailand' })).toBeVisible()
  await page.getByRole('button', { name: 'Share this answer' }).click()
  await expectSaid(page, 'Link copied')
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.pathname + link.search).toBe('/gemini-safety?country=TH')

  const stranger = await browser.newContext({ baseURL: link.origin })
  await keepToThePage(stranger)
  const other = await stranger.newPage()
  await open(other, link.pathname + link.search)
  await expect(other.getByRole('heading', { name: 'Emergency numbers in Thailand' })).toBeVisible()
  await expect(other.getByText('1669')).toBeVisible()

  await open(other, '/documents?passports=DE&to=JP&purpose=tourism')
  const answer = other.getByRole('region', { name: 'The answer' })
  await expect(answer.getByText('You need no visa for Japan, up to 90 days.')).toBeVisible()
  // Kept among the favourites it leads back here.
  await answer.getByRole('button', { name: /^Save Germany: You need no visa/ }).click()
  await open(other, '/dashboard')
  await other.getByRole('link', { name: /^Germany: You need no visa for Japan/ }).click()
  await expect(other).toHaveURL(/\/documents\?passports=DE&to=JP&purpose=tourism$/)
  await stranger.close()
})
