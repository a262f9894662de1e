import { becomeMember, becomeMemberOnPage, linkIn, PASSWORD, signIn, signUp, verify } from './account.ts'
import {
  expect,
  expectAccessibleByDayAndNight,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

test('a visitor signs up, verifies by mail, and is signed in on this device', async ({
  page,
  product,
  address,
}) => {
  await signUp(page, address)
  await expectToast(page, 'Account created successfully! Please check your email to verify')
  await verify(page, product, address)
  await expectToast(page, 'You’re signed in.')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectToast(page, `Signed in as ${address}`)
})

test('the sign-up form shows the texts of the specification and keeps its input', async ({
  page,
  address,
}) => {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  const alert = form.getByRole('alert')
  const submit = form.getByRole('button', { name: 'Create Account' })
  const [password, confirm] = [form.getByLabel('Password').first(), form.getByLabel('Confirm password')]
  await submit.click()
  await expect(alert).toHaveText('Please fill in all required fields')
  await form.getByLabel('Email').fill(address)
  await password.fill('Abc1')
  await confirm.fill('Abc2')
  await submit.click()
  await expect(alert).toHaveText('Passwords do not match')
  await confirm.fill('Abc1')
  await submit.click()
  await expect(alert).toHaveText('Password must be at least 8 characters')
  for (const field of [password, confirm]) await field.fill('aaaaaaaa')
  await submit.click()
  await expect(alert).toHaveText(
    'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
  )
  await expect(form.getByLabel('Email')).toHaveValue(address)
})

test('the strength meter has five bars and a word', async ({ page }) => {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  const meter = form.locator('[data-score]')
  const steps = [
    ['a', 'Weak password', 1],
    ['aB', 'Medium strength', 2],
    ['aB1', 'Medium strength', 3],
    ['aB1!', 'Strong password', 4],
    ['aB1!aB1!', 'Strong password', 5],
  ] as const
  for (const [text, word, score] of steps) {
    await form.getByLabel('Password').first().fill(text)
    await expect(meter).toHaveAttribute('data-score', String(score))
    await expect(meter.getByText(word, { exact: true })).toBeVisible()
  }
})

test('a wrong password and an unknown address get the same answer', async ({
  page,
  product,
  address,
  complaints,
}) => {
  await becomeMember(page, product, address)
  await page.context().clearCookies()
  const answers: string[] = []
  for (const email of [address, `nobody.${address}`]) {
    await signIn(page, email, 'Wrong-horse-7')
    answers.push((await page.getByRole('alert').filter({ hasText: /\w/ }).textContent()) ?? '')
  }
  expect(answers[0]).toBe(answers[1])
  // Chromium logs each 401 itself.
  complaints.length = 0
})

test('an address that is not verified is sent to its mailbox, and the mail comes again', async ({
  page,
  product,
  address,
  complaints,
}) => {
  await signUp(page, address)
  const first = await product.mailTo(address, 'Verify')
  await signIn(page, address)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, 'We sent another link.')
  expect(first.links.length).toBeGreaterThan(0)
  complaints.length = 0
})

test('a forgotten password is replaced by a link, which works once', async ({
  page,
  product,
  address,
  complaints,
}) => {
  await becomeMember(page, product, address)
  await page.context().clearCookies()
  await open(page, '/auth')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expectToast(page, `If ${address} has an account, we sent a link.`)
  const link = linkIn((await product.mailTo(address, 'Reset')).links, '/auth')
  const choose = async (password: string) => {
    await open(page, link)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
  }
  await choose('Brand-new-horse-8')
  await expectToast(page, 'Password changed. Sign in with it now.')
  await choose('Another-horse-9')
  await expect(page.getByRole('alert').filter({ hasText: 'was used or has expired' })).toBeVisible()
  await signIn(page, address, 'Brand-new-horse-8')
  await expect(page).toHaveURL(/\/dashboard$/)
  complaints.length = 0
})

test('signing out here ends the session at once, in every tab', async ({
  page,
  context,
  product,
  address,
}) => {
  await becomeMember(page, product, address)
  const other = await context.newPage()
  await open(other, '/dashboard')
  await expect(other.getByText(`Signed in as ${address}`)).toBeVisible()
  await open(page, '/dashboard')
  await signOutThroughThePage(page)
  await expectToast(page, 'Signed out successfully')
  await expect(other.getByText('You’re a guest.')).toBeVisible()
  expect((await page.request.get('/api/saved-items')).status()).toBe(401)
})

test('a verification link that is broken says what to do', async ({ page, complaints }) => {
  await open(page, '/email-verify?token=nonsense')
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  complaints.length = 0
})

test('the page is accessible, fits 320 px, and works in both directions', async ({ page }) => {
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
  await open(page, '/auth?lang=ar-XB')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await fitsWidth(page)).toBe(true)
})

test('the password never reaches the address, the page’s storage or the log', async ({
  page,
  product,
  address,
}) => {
  await becomeMemberOnPage(page, product, address)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain(PASSWORD)
  expect(page.url()).not.toContain('token')
})

async function signOutThroughThePage(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Account of / })
    .or(page.getByRole('button', { name: 'Profile' }))
    .click()
  await page
    .getByRole('menuitem', { name: 'Sign Out' })
    .or(page.getByRole('button', { name: 'Sign Out' }))
    .click()
}
