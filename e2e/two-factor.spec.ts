import { becomeMember, linkIn, PASSWORD, signIn } from './account.ts'
import { digits } from './authenticator.ts'
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

/** Ends the session on the server: a response still under way cannot restore its cookie. */
async function leave(page: Page, { url }: Product): Promise<void> {
  await page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: url } })
}

async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await open(page, '/settings')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).textContent()) ?? ''
  await page.getByLabel('6-digit code from the app').fill(digits(secret, -1))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expectToast(page, 'Two-step verification is on.')
  const codes = await page
    .getByRole('region', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(codes).toHaveLength(10)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download codes' }).click()
  expect((await saved).suggestedFilename()).toBe('tripwright-recovery-codes.txt')
  await page.getByRole('button', { name: 'I saved my codes' }).click()
  return { secret, codes }
}

test('a second step asks for a code of the app, once, or a recovery code, and is turned off by the password', async ({
  page,
  product,
  address,
  complaints,
}) => {
  await becomeMember(page, product, address)
  const { secret, codes } = await turnOn(page)
  await product.mailTo(address, 'Two-step verification is on')

  await leave(page, product)
  await signIn(page, address)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectAccessible(page)
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  const used = digits(secret, 0)
  await code.fill(used)
  await code.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await leave(page, product)
  await signIn(page, address)
  await code.fill(used)
  await code.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'wrong or used' })).toBeVisible()
  await code.fill(codes[0] ?? '')
  await page.getByLabel('Don’t ask on this device').check()
  await code.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await product.mailTo(address, 'A recovery code was used')

  await open(page, '/settings')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'Two-step verification is off.')
  await leave(page, product)
  await signIn(page, address)
  await expect(page).toHaveURL('/dashboard')
  complaints.length = 0
})

test('a passkey is made on the device, signs in without a password, and is removed', async ({
  page,
  product,
  address,
  complaints,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await becomeMember(page, product, address)
  await open(page, '/settings')
  await page.getByLabel('Passkey name').fill('My telephone')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expectToast(page, 'Passkey added.')
  await expect(page.getByText(/^My telephone, since/)).toBeVisible()
  // Scrolls to the top: axe reports a target that a bar half covers as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await product.mailTo(address, 'A passkey was added')

  await leave(page, product)
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expectToast(page, `Signed in as ${address}`)

  await open(page, '/settings')
  await page.getByRole('button', { name: 'Remove My telephone' }).click()
  await expectToast(page, 'Passkey removed.')
  await leave(page, product)
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t verify this passkey' })).toBeVisible()
  complaints.length = 0
})

test('guesses close the door, and a mailed link opens it to the owner', async ({
  page,
  product,
  address,
  complaints,
}) => {
  await becomeMember(page, product, address)
  await leave(page, product)
  for (let i = 0; i < 10; i++)
    await page.request.post('/api/auth/sign-in/email', {
      data: { email: address, password: `Wrong-guess-${i}` },
      headers: { origin: product.url },
    })
  await signIn(page, address)
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible()
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expectToast(page, `If ${address} has an account, we sent a link.`)
  await expectAccessible(page)
  await open(page, linkIn((await product.mailTo(address, 'Your sign-in link')).links, '/auth'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  complaints.length = 0
})
