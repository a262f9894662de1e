import type { APIRequestContext } from '@playwright/test'
import { becomeOwner, linkIn, PASSWORD } from '../account.ts'
import {
  type BrowserContext,
  expect,
  expectToast,
  open,
  type Page,
  type Product,
  suppressOverlays,
  test,
} from '../fixtures.ts'
import { OWNER_EMAIL } from '../product.ts'

// The usual day of each of the seven roles, one after the other on one product. Accounts are made by calls; each role does its
// own work on the page, and is refused the work of others by the page and by the call.
const ROLES = ['admin', 'support', 'marketing', 'content_editor', 'analyst'] as const
const QUESTION = 'The map of Rome stays white on my train.'
const THANKS = 'It works now.'
const REPLY = 'Please open it once with a connection.'

test('each of the seven roles does its usual day and is refused what is not theirs', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(300_000)
  await becomeOwner(page, product)
  const people = new Map<string, Page>()
  const contexts: BrowserContext[] = []
  for (const role of [...ROLES, 'user']) {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1440, height: 900 } })
    contexts.push(context)
    await suppressOverlays(context)
    const email = `day.of.${role.replace('_', '.')}@example.org`
    await signUpByCalls(context.request, product, email)
    if (role !== 'user' && role !== 'marketing') await giveRole(page.request, product, email, role)
    people.set(role, await context.newPage())
  }
  const at = (role: string): Page => {
    const found = people.get(role)
    if (!found) throw new Error(`nobody is ${role}`)
    return found
  }

  // The owner gives a role, and finds it in the log.
  await open(page, '/dashboard-admin?tab=users')
  const marketer = 'day.of.marketing@example.org'
  await page.getByLabel('Email or name').fill(marketer)
  await page.getByLabel(`Role of ${marketer}`).selectOption({ label: 'Marketing' })
  await expectToast(page, `${marketer} now has the role Marketing.`)
  await page.getByRole('tab', { name: 'Audit log', exact: true }).click()
  await expect(page.getByText(`${OWNER_EMAIL} gave ${marketer} the role Marketing.`)).toBeVisible()

  // A traveler asks; every door of staff is closed to them.
  const traveler = at('user')
  await open(traveler, '/chat-with-us')
  await traveler.getByLabel('Your message').fill(QUESTION)
  await traveler.getByRole('button', { name: 'Start chat' }).click()
  await expect(traveler.getByRole('log')).toContainText(QUESTION)
  await expectRefused(traveler, [
    '/api/admin/overview',
    '/api/admin/people',
    '/api/support/inbox',
    '/api/admin/audit',
  ])

  // Support goes on duty and answers; the traveler sees it at once.
  const support = at('support')
  await open(support, '/dashboard-admin?tab=chat')
  await support.getByRole('switch', { name: 'On duty' }).click()
  await expect(support.getByText('here', { exact: true })).toBeVisible()
  await support.getByRole('link', { name: new RegExp(QUESTION.slice(0, 28)) }).click()
  await support.getByRole('button', { name: 'Assign to me' }).click()
  await support.getByLabel('Your reply').fill(REPLY)
  const replied = await untilSeen(traveler, REPLY, () =>
    support.getByRole('button', { name: 'Send' }).click(),
  )
  await traveler.getByLabel('Reply').fill(THANKS)
  const thanked = await untilSeen(support, THANKS, () =>
    traveler.getByRole('button', { name: 'Send' }).click(),
  )
  // Read, never a gate: within a second is the aim.
  process.stdout.write(
    `a message of support is there after ${replied} ms, one of the traveler after ${thanked} ms\n`,
  )
  await expect(support.getByRole('tab', { name: 'Audit log' })).toHaveCount(0)
  await expectRefused(support, ['/api/admin/audit', '/api/admin/discounts', '/api/admin/mailings'])

  // The traveler reads on inside the app and leaves, which the analyst finds in the figures below.
  await open(traveler, '/about')
  await traveler.evaluate(() => localStorage.setItem('cookie-consent', 'accepted'))
  await traveler
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacy/ })
    .click()
  await expect(traveler.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
  await traveler.goto('/about')

  // The admin makes discounts, and gives nobody their own role.
  const admin = at('admin')
  await open(admin, '/dashboard-admin?tab=discounts')
  await admin.getByLabel('Percent off the next payment').fill('15')
  await admin.getByRole('button', { name: 'Create links' }).click()
  await expect(admin.getByRole('textbox', { name: 'Links' })).toBeVisible()
  const { people: found } = await (await admin.request.get(`/api/admin/people?words=${marketer}`)).json()
  const given = await admin.request.post(`/api/admin/people/${found[0].id}/role`, {
    data: { role: 'admin' },
    headers: { origin: product.url },
  })
  expect(given.status()).toBe(403)

  // Marketing writes a campaign.
  const marketing = at('marketing')
  await open(marketing, '/admin?tab=email-campaigns')
  await marketing.getByRole('button', { name: 'New campaign' }).click()
  await marketing.getByLabel('Subject').fill('Night trains')
  await marketing.getByLabel('Text', { exact: false }).first().fill('Hello {{name}}, night trains are back.')
  await marketing.getByRole('button', { name: 'Save draft' }).click()
  await expect(marketing.frameLocator('iframe').getByRole('heading', { name: 'Night trains' })).toBeVisible()
  // And gives the page about us another title, which is on the site at once.
  await open(marketing, '/admin?tab=content-generation&part=page:/about')
  await marketing.getByLabel('Title', { exact: true }).fill('Who we are | Tripwright')
  await marketing.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(marketing, 'Saved as version 1.')
  await marketing.getByRole('button', { name: 'Publish now' }).click()
  await expectToast(marketing, 'Published. It’s on the site now.')
  await expect
    .poll(async () => (await marketing.request.get('/about')).text())
    .toContain('<title>Who we are | Tripwright</title>')
  await open(marketing, '/about')
  await expect(marketing).toHaveTitle('Who we are | Tripwright')
  await expectRefused(marketing, ['/api/support/inbox', '/api/admin/people', '/api/admin/blog/posts'])
  await open(marketing, '/dashboard-admin')
  await expect(marketing.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()

  // The content editor writes a post, and cannot publish it alone.
  const editor = at('content_editor')
  await open(editor, '/admin/blog')
  await editor.getByRole('link', { name: 'New post' }).click()
  await editor.getByLabel('Title').fill('A usual day')
  await editor.getByLabel('Text', { exact: true }).fill('## Morning\n\nCoffee first.')
  await editor
    .getByLabel('Summary')
    .fill('How a usual day on a long trip goes, from the first coffee to the last train of the night.')
  await editor.getByLabel('Pen name').selectOption('Nora Meridian')
  await editor.getByLabel('Planning').check()
  await editor.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(editor, 'Saved as version 1.')
  await editor.getByRole('button', { name: 'Send for review' }).click()
  await expect(editor.getByText('Someone else has to check and publish this version.')).toBeVisible()
  const alone = await editor.request.post('/api/admin/blog/posts/a-usual-day/acts', {
    data: { act: 'publish', revision: 1 },
    headers: { origin: product.url },
  })
  expect(alone.status()).toBe(403)
  await expectRefused(editor, ['/api/support/inbox', '/api/admin/mailings', '/api/admin/figures'])

  // The analyst reads the figures, and nothing of people.
  const analyst = at('analyst')
  await open(analyst, '/admin')
  await expect(analyst.getByRole('tab')).toHaveCount(1)
  await expect(analyst.getByRole('heading', { name: 'Figures by day' })).toBeVisible()
  await analyst.getByLabel('Page views of').selectOption('/privacy-policy')
  const today = new Date().toISOString().slice(0, 10)
  const csv = await analyst.request.get(`/api/admin/figures.csv?from=${today}&to=${today}`)
  expect([csv.status(), csv.headers()['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
  await expectRefused(analyst, [
    '/api/admin/people',
    '/api/support/inbox',
    '/api/admin/blog/posts',
    '/api/admin/audit',
  ])

  for (const context of contexts) await context.close()
})

async function expectRefused(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) expect((await page.request.get(path)).status(), path).toBe(403)
}

async function signUpByCalls(request: APIRequestContext, product: Product, email: string): Promise<void> {
  const headers = { origin: product.url }
  const made = await request.post('/api/auth/sign-up/email', {
    data: { email, password: PASSWORD, name: '' },
    headers,
  })
  expect(made.status()).toBe(200)
  const mail = await product.mailTo(email, 'Verify')
  const token = new URL(linkIn(mail.links, '/email-verify'), product.url).searchParams.get('token')
  const verified = await request.post('/api/auth/verify-email', { data: { token }, headers })
  expect(verified.status(), await verified.text()).toBe(200)
}

async function giveRole(
  request: APIRequestContext,
  product: Product,
  email: string,
  role: string,
): Promise<void> {
  const { people } = await (await request.get(`/api/admin/people?words=${encodeURIComponent(email)}`)).json()
  const given = await request.post(`/api/admin/people/${people[0].id}/role`, {
    data: { role },
    headers: { origin: product.url },
  })
  expect(given.status()).toBe(200)
}

/** Milliseconds from the click to the words on the other page. */
async function untilSeen(other: Page, words: string, send: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await Promise.all([expect(other.getByRole('log')).toContainText(words, { timeout: 15_000 }), send()])
  return Math.round(performance.now() - startedAt)
}
