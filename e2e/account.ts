import { expect, open, type Page, type Product } from './fixtures.ts'
import { OWNER_EMAIL } from './product.ts'

export const PASSWORD = 'Correct-horse-7'

/** Signs up through the page and stays on the notice that a mail was sent. */
export async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

/** Opens the link of the verification mail on this device, which signs in. */
export async function verify(page: Page, product: Product, email: string): Promise<void> {
  const mail = await product.mailTo(email, 'Verify')
  await open(page, linkIn(mail.links, '/email-verify'))
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
}

/** A person who signed up and verified the address through the pages. */
export async function becomeMemberOnPage(page: Page, product: Product, email: string): Promise<void> {
  await signUp(page, email)
  await verify(page, product, email)
}

/**
 * The context of this page is signed in to a new account with a verified address. By the calls of the pages, which takes a
 * fifth of their time; what is open does not hear of it.
 */
export async function becomeMember(page: Page, product: Product, email: string): Promise<void> {
  await send(page, product, '/api/auth/sign-up/email', { email, password: PASSWORD })
  const { links } = await product.mailTo(email, 'Verify')
  const query = linkIn(links, '/email-verify').replace(/^[^?]*/, '')
  await send(page, product, '/api/auth/verify-email', { token: new URLSearchParams(query).get('token') })
}

async function send(page: Page, product: Product, path: string, data: unknown): Promise<void> {
  const response = await page.request.post(product.url + path, { data, headers: { origin: product.url } })
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
}

const owned = new Set<string>()

/** As `becomeMember`, for the product's owner; the first test that needs the owner creates the account. */
export async function becomeOwner(page: Page, product: Product): Promise<void> {
  if (owned.has(product.url)) {
    await send(page, product, '/api/auth/sign-in/email', { email: OWNER_EMAIL, password: PASSWORD })
  } else await becomeMember(page, product, OWNER_EMAIL)
  owned.add(product.url)
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/auth')
  const form = page.getByRole('tabpanel', { name: 'Sign In' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').first().fill(password)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Path and query of the first link in a mail that points to our site. */
export function linkIn(links: readonly string[], path: string): string {
  const link = links.map((text) => new URL(text)).find((url) => url.pathname === path)
  if (!link) throw new Error(`no link to ${path} among ${links.join(', ')}`)
  return link.pathname + link.search
}
