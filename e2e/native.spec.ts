import { linkIn, PASSWORD } from './account.ts'
import { digits } from './authenticator.ts'
import { expect, expectToast, type Page, test } from './fixtures.ts'
import { APP, installApp, startApp } from './native-app.ts'
import { makeVault, scanOf, vaultOf } from './vault.ts'

const tripName = (page: Page) => page.getByRole('textbox', { name: 'Trip name' })

async function signIn(page: Page, address: string): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign In' })
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Password').first().fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('the native app signs up, plans, edits with no network, and signs in with a second step, by token alone', async ({
  page,
  context,
  product,
  address,
  complaints,
}) => {
  test.slow()
  const device = await installApp(context, product)
  const token = () => device.secrets.get('capacitor-storage_session-token')
  const asOwner = () => ({ headers: { authorization: `Bearer ${token()}` } })

  await startApp(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Password', { exact: false }).first().fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(token()).toBeUndefined()
  const mail = await product.mailTo(address, 'Verify')
  await device.follow(page, `tripwright:/${linkIn(mail.links, '/email-verify')}`)
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  expect(token()).toBeDefined()

  await startApp(page, '/itinerary')
  await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(page.locator('[data-proof=kept]')).toBeVisible()
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()
  const trip = new URL(page.url()).searchParams.get('trip')

  await context.setOffline(true)
  await tripName(page).fill('Rome by night')
  await tripName(page).press('Enter')
  // Killed and started again with no network: still signed in, and the trip is there as it was left.
  await startApp(page, `/itinerary?trip=${trip}`)
  await expect(tripName(page)).toHaveValue('Rome by night')
  await expect(page.locator('[data-stop]').first()).toBeVisible()
  await context.setOffline(false)
  const title = async () => {
    const answer = await page.request.get(`${product.url}/api/trips/${trip}`, asOwner())
    return JSON.stringify(await answer.json())
  }
  await expect.poll(title).toContain('Rome by night')

  // A large paper goes in parts, by token and from another origin too.
  await startApp(page, '/documents')
  await makeVault(page)
  await vaultOf(page)
    .getByLabel('Add files')
    .setInputFiles({ name: 'Scan.pdf', mimeType: 'application/pdf', buffer: scanOf(2_500_000) })
  const kept = async () => {
    const answer = await page.request.get(`${product.url}/api/vault`, asOwner())
    return Object(await answer.json()).files.length
  }
  await expect.poll(kept).toBe(1)
  expect(device.sent.filter(({ url }) => url.includes('/api/uploads/')).length).toBeGreaterThan(3)

  await startApp(page, '/settings')
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).textContent()) ?? ''
  await page.getByLabel('6-digit code from the app').fill(digits(secret, -1))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expectToast(page, 'Two-step verification is on.')
  const first = token()
  // Signed out on another device.
  expect(
    (await page.request.post(`${product.url}/api/auth/sign-out`, { data: {}, ...asOwner() })).status(),
  ).toBe(200)
  await startApp(page, '/auth')
  await expect.poll(token).toBeUndefined()
  await signIn(page, address)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  expect(token()).toBeUndefined()
  await page.getByLabel('Code').fill(digits(secret, 0))
  await page.getByLabel('Code').press('Enter')
  await page.waitForURL(`${APP}/dashboard`)
  await expect(page.getByRole('link', { name: 'Rome by night', exact: true })).toBeVisible()
  expect(token()).not.toBe(first)

  expect(device.sent.filter(({ url }) => !url.startsWith(`${product.url}/`))).toEqual([])
  expect(device.sent.filter(({ cookie }) => cookie)).toEqual([])
  expect(await context.cookies()).toEqual([])
  for (const one of [first, token()])
    expect(device.sent.filter(({ url }) => url.includes(`${one}`))).toEqual([])
  expect(device.sent.filter(({ authorization }) => authorization !== null).length).toBeGreaterThan(5)
  // A hostile link is no page, and a click on another site stays out of the app's window.
  for (const link of ['javascript:alert(1)', 'https://evil.example/', 'tripwright:////evil.example'])
    await device.follow(page, link)
  expect(page.url()).toBe(`${APP}/dashboard`)
  // Nobody was asked for notifications without a press.
  expect(device.notifications).toBe('prompt')
  complaints.length = 0
  device.remove()
})
