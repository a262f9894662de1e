import { becomeMember, becomeOwner } from './account.ts'
import { expect, expectAccessible, expectToast, fitsWidth, open, test } from './fixtures.ts'
import { OWNER_EMAIL } from './product.ts'

test('a guest is led to the staff sign-in and back, a traveller is shown the door', async ({
  page,
  product,
  address,
}) => {
  await open(page, '/admin?tab=users')
  await expect(page).toHaveURL('/admin-login?returnTo=%2Fadmin%3Ftab%3Dusers')
  await expect(page.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible()
  await expectAccessible(page)
  await becomeMember(page, product, address)
  await open(page, '/dashboard-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access the admin dashboard")).toBeVisible()
  await expect(page.getByText(`Signed in as ${address}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the owner sees the figures, gives a role and finds it in the log', async ({
  page,
  product,
  address,
}) => {
  await becomeMember(page, product, address)
  await page.context().clearCookies()
  await becomeOwner(page, product)
  await page.context().clearCookies()
  await open(page, '/admin-login?returnTo=%2Fdashboard-admin%3Ftab%3Dusers')
  await page.getByLabel('Email').fill(OWNER_EMAIL)
  await page.getByLabel('Password').first().fill('Correct-horse-7')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/dashboard-admin?tab=users')
  await page.getByLabel('Email or name').fill(address)
  await page.getByLabel(`Role of ${address}`).selectOption({ label: 'Analyst' })
  await expectToast(page, `${address} now has the role Analyst.`)
  await expectAccessible(page)
  expect(await fitsWidth(page)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  const hidden = page.getByRole('tablist').evaluate((line) => line.scrollWidth - line.clientWidth)
  expect([await hidden, await fitsWidth(page)], 'no tab is cut off').toEqual([0, true])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: 'Discounts' }).click()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Users', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Audit log', exact: true }).click()
  await expect(
    page.getByText(`${OWNER_EMAIL} gave ${address} the role Analyst. Before: Traveler.`),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Discounts' }).click()
  await page.getByLabel('Percent off the next payment').fill('30')
  await page.getByRole('button', { name: 'Create links' }).click()
  const link = await page.getByRole('textbox', { name: 'Links' }).inputValue()
  await expect(page.getByText('30% off')).toBeVisible()
  await page.getByRole('tab', { name: 'Plans' }).click()
  // An account with a verified address has a trial of a week.
  const plans = page.getByRole('tabpanel', { name: 'Plans' })
  await expect(plans.getByRole('term').filter({ hasText: 'Active trials' })).toBeVisible()
  await expect(plans.getByRole('listitem').filter({ hasText: address })).toContainText('Trial until')
  await expectAccessible(page)
  await open(page, '/email-marketing')
  await expect(page.getByRole('tab', { name: 'Email campaigns', selected: true })).toBeInViewport()
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page.getByLabel('Subject').fill('What is new')
  await page.getByLabel('Text', { exact: false }).first().fill('Hello {{name}}, **night trains** are back.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  // The page of the mail has inline styles, which our content security policy would refuse.
  const mail = page.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'What is new' })).toHaveCSS('color', 'rgb(20, 38, 44)')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(page.getByRole('heading', { name: 'No reviews to read' })).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('Accounts', { exact: true })).toBeVisible()
  // The samples on the home page are English, so every list shows them left to right.
  await open(page, '/dashboard-admin?lang=ar-XB')
  const sample = page.getByText('1,000,000+ trips planned')
  await expect(sample).toBeVisible()
  const [number, word] = await sample.evaluate((text) => {
    const leftOf = (from: number) => {
      const range = document.createRange()
      range.setStart(text.firstChild ?? text, from)
      range.setEnd(text.firstChild ?? text, from + 1)
      return range.getBoundingClientRect().left
    }
    return [leftOf(0), leftOf('1,000,000+ '.length)]
  })
  expect(number).toBeLessThan(word ?? 0)
  await open(page, `${new URL(link).pathname}?lang=en`)
  await page.getByRole('button', { name: 'Claim discount' }).click()
  await expect(page.getByText('Claimed. You pay less next time.')).toBeVisible()
})
