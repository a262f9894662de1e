import { becomeMember, becomeOwner } from './account.ts'
import {
  expect,
  expectAccessible,
  expectToast,
  fitsWidth,
  open,
  type Page,
  type Product,
  test,
} from './fixtures.ts'
import { makePhoto } from './pictures.ts'

const SUMMARY =
  'What to take for a week and what to leave at home, with weights in grams and one bag for everything.'
const TEXT = `## One bag

Take **one** bag. See [a day when it rains](/blog/a-day-when-it-rains).

- Two shirts
- One jacket`

test('a post goes from a draft past a second person onto the site, whole for a crawler, and off it, without a build', async ({
  page,
  product,
  address,
  browser,
}) => {
  test.slow()
  const slug = `pack-light-${address.replace(/[^a-z0-9]/g, '').slice(9, 20)}`
  await becomeMember(page, product, address)
  const writer = await page.context().storageState()
  await page.context().clearCookies()
  await becomeOwner(page, product)
  await giveRole(page, product, address, 'content_editor')
  const owner = await page.context().storageState()

  // The writer.
  await page.context().setStorageState(writer)
  await open(page, '/admin/blog')
  await expect(
    page.getByRole('link', { name: 'Edit A day when it rains: how to have a plan B' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New post' }).click()
  await page.getByLabel('Title').fill('How to pack light')
  await expect(page.getByLabel('Address')).toHaveValue('how-to-pack-light')
  await page.getByLabel('Address').fill(slug)
  await page.getByLabel('Text', { exact: true }).fill('<b>bold</b>')
  await expect(page.getByText('Line 1: posts can’t use this: <b>bold</b>')).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill(TEXT)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'One bag' })).toBeVisible()
  const photo = { name: 'bag.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(page) }
  await page.locator('input[type=file]').setInputFiles(photo)
  await page.getByRole('button', { name: 'Add to text' }).click()
  await expect(page.getByText('Say what the picture shows.')).toBeVisible()
  await page.getByLabel('Alt text').fill('A bag on a bed')
  await page.getByLabel('Caption').fill('By Nora')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to text' }).click()
  const drafted = preview.getByRole('img', { name: 'A bag on a bed' })
  await drafted.scrollIntoViewIfNeeded()
  await expect(drafted).toHaveJSProperty('naturalWidth', 900)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Saved as version 1.')
  await expect(page.getByText('Choose a pen name.')).toBeVisible()
  await page.getByLabel('Summary').fill(SUMMARY)
  await page.getByLabel('Pen name').selectOption('Nora Meridian')
  await page.getByLabel('Planning').check()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Saved as version 2.')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Someone else has to check and publish this version.')).toBeVisible()
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)

  // The second person.
  await page.context().setStorageState(owner)
  await open(page, `/admin/blog?post=${slug}`)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expectToast(page, 'Published. It’s on the site now.')

  // A crawler: no script, no cookie.
  const crawler = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const reader = await crawler.newPage()
  await reader.goto(`/blog/${slug}`)
  await expect(reader).toHaveTitle('How to pack light | Tripwright')
  await expect(reader.locator('meta[name=description]')).toHaveAttribute('content', SUMMARY)
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blog/${slug}$`))
  await expect(reader.getByRole('heading', { name: 'One bag' })).toBeVisible()
  const shown = reader.getByRole('img', { name: 'A bag on a bed' })
  await expect(shown).toHaveAttribute('width', '900')
  await expect(shown).toHaveAttribute('height', '600')
  await expect(shown).toHaveAttribute('loading', 'lazy')
  await expect(reader.getByRole('figure')).toContainText('By Nora')
  const bag = (await shown.getAttribute('src')) ?? ''
  const kept = await reader.request.get(bag)
  expect([kept.status(), (await kept.body()).includes('GPS')]).toEqual([200, false])
  const facts = await reader.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['BreadcrumbList', 'Article'])
  const picture = await reader.locator('meta[property="og:image"]').getAttribute('content')
  const drawn = await reader.request.get(new URL(picture ?? '').pathname)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png'])
  await reader.goto('/blog')
  await expect(reader.getByRole('link', { name: 'How to pack light' })).toBeVisible()
  for (const path of ['/blog/rss.xml', '/sitemap.xml', '/llms.txt'])
    expect(await (await reader.request.get(path)).text()).toContain(`/blog/${slug}`)

  // A reader: the document becomes the app without a difference, which `complaints` would show.
  await open(page, `/blog/${slug}`)
  await page.getByRole('link', { name: 'a day when it rains', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A day when it rains: how to have a plan B',
  )

  await open(page, `/admin/blog?post=${slug}`)
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expectToast(page, 'Unpublished. It’s no longer on the site.')
  expect((await reader.goto(`/blog/${slug}`))?.status()).toBe(404)
  expect((await reader.request.get(bag)).status()).toBe(404)
  for (const path of ['/blog', '/blog/rss.xml', '/sitemap.xml', '/llms.txt'])
    expect(await (await reader.request.get(path)).text()).not.toContain(slug)
  await crawler.close()
})

test('two people write one post: the second sees both texts, and an older version comes back', async ({
  page,
  product,
  address,
  complaints,
}) => {
  const slug = `two-${address.replace(/[^a-z0-9]/g, '').slice(9, 20)}`
  await becomeOwner(page, product)
  await put(page, product, slug, 0, 'First')
  await open(page, `/admin/blog?post=${slug}`)
  await page.getByLabel('Title').fill('Mine')
  await put(page, product, slug, 1, 'Theirs')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { name: 'Someone else saved this post' })).toBeVisible()
  await expect(page.getByLabel('Their version 2')).toHaveValue(/^Theirs/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save mine as a new version' }).click()
  await expectToast(page, 'Saved as version 3.')
  await expect(page.getByLabel('Title')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Show version 2' }).click()
  await page.getByRole('button', { name: 'Restore version 2' }).click()
  await expectToast(page, 'Version 2 is back as version 4.')
  await expect(page.getByLabel('Title')).toHaveValue('Theirs')
  // The refused save, which the browser notes.
  expect(complaints.splice(0).join()).toMatch(/^[^,]*409[^,]*$/)
})

async function giveRole(page: Page, product: Product, email: string, role: string): Promise<void> {
  const headers = { origin: product.url }
  const found = await page.request.get(`/api/admin/people?words=${encodeURIComponent(email)}`)
  const { people } = await found.json()
  const set = await page.request.post(`/api/admin/people/${people[0].id}/role`, { data: { role }, headers })
  expect(set.status()).toBe(200)
}

async function put(page: Page, product: Product, slug: string, base: number, title: string): Promise<void> {
  const text = { title, description: '', writer: '', topics: [], text: 'Words.' }
  const saved = await page.request.put(`/api/admin/blog/posts/${slug}`, {
    data: { base, text },
    headers: { origin: product.url },
  })
  expect(saved.status()).toBe(200)
}
