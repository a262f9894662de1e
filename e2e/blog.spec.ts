import { expect, open, type Page, test } from './fixtures.ts'

test('every post in the list is a whole document without any script, with its own head and structured data', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/blog')
  const posts = await page.getByRole('heading', { level: 3 }).getByRole('link').all()
  const pages = await Promise.all(
    posts.map(async (link) => [await link.getAttribute('href'), await link.textContent()]),
  )
  expect(pages).toHaveLength(6)
  for (const [path, title] of pages) {
    await page.goto(path ?? '')
    await expect(page).toHaveTitle(`${title} | Tripwright`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{70,160}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    expect(
      (await page.locator('article p, article li').allTextContents()).join(' ').split(/\s+/).length,
    ).toBeGreaterThan(700)
    expect(await structuredTypes(page)).toEqual(['BreadcrumbList', 'Article'])
  }
  await context.close()
})

test('a post is reached from the list, leads to the other pages, and the list again, by keyboard too', async ({
  page,
}) => {
  await open(page, '/blog')
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('wheelchair')
  await expect(page.getByRole('status').filter({ hasText: '1 post' })).toBeVisible()
  await page.getByRole('link', { name: /^Planning a city with a wheelchair/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Planning a city with a wheelchair/)
  await page.getByRole('link', { name: 'Five questions that get real answers' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Five questions that get real answers' })).toBeInViewport()
  await page.getByRole('link', { name: 'By Nora Meridian' }).click()
  await expect(page.getByText('Nora Meridian is a pen name of the Tripwright team')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('a choice in the list is in its address', async ({ page }) => {
  await open(page, '/blog?category=weather')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page).toHaveURL('/blog')
})

test('a post and a writer that there are not answer with status 404', async ({ page, complaints }) => {
  for (const path of ['/blog/no-such-post', '/writers/nobody']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  }
  complaints.length = 0
})

async function structuredTypes(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text)['@type'])
}

test('can be followed by RSS: every post, the newest first', async ({ page }) => {
  await open(page, '/blog')
  const path = await page
    .getByRole('link', { name: 'Get new posts in another app (RSS)' })
    .getAttribute('href')
  const response = await page.request.get(path ?? '')
  expect(response.headers()['content-type']).toMatch(/xml/)
  const feed = await response.text()
  expect(feed.match(/<item>/g)).toHaveLength(6)
  expect(feed).toContain('<title>Why closing days break trips, and how to notice in time</title>')
})
