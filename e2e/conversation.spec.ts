import {
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

test('a question brought along from home becomes a plan that the planner opens with', async ({ page }) => {
  await open(page, '/assistant?q=3%20days%20in%20Rome%20with%20two%20kids%20under%20300%20euros')
  await expect(log(page).getByRole('heading', { name: '3 days in Rome' })).toBeVisible()
  await expect(page).toHaveURL(/\/assistant$/)
  await log(page).getByRole('link', { name: 'Open in planner' }).click()
  await expect(page).toHaveURL(/\/itinerary$/)
  await expect(page.getByRole('combobox', { name: /City/ }).first()).toHaveValue('Rome')
})

test('a plan is made in its answer, kept as a trip, and changed there by the next question', async ({
  page,
}) => {
  await open(page, '/assistant?q=2%20days%20in%20Rome%20in%20May%20for%202%20adults')
  await page.getByRole('button', { name: 'Make the plan here' }).click()
  await expect(page.getByText(/^All \d+ checks passed/)).toBeVisible()
  await expect(page.getByText(/^From \w+, May 1, 20\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: /^Day 2/ }).click()
  await expect(page.getByRole('list', { name: /^Day 2, \w+, May 2, Rome/ })).toBeVisible()
  await expectAccessible(page)
  await box(page).fill('make day 2 more relaxed')
  await box(page).press('Enter')
  await expect(page.getByText('Save the plan above as a trip first.')).toBeVisible()
  await page.getByRole('button', { name: 'Save as a trip' }).click()
  await expect(page.getByRole('heading', { name: 'Proposed changes to 2 days in Rome' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('2 days in Rome is changed.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Open trip' }).first().click()
  await expect(page).toHaveURL(/\/itinerary\?trip=/)
})

test('a town that no guide has is looked up, its guide is made for the answer, and a way in a city is told with its map', async ({
  page,
}) => {
  // A server that has just started reads its table of towns first.
  const gathered = { timeout: 45_000 }
  // Another town than that of other tests: a guide is made once. What there is to see is that of the next town.
  await open(page, '/assistant?q=what%20to%20see%20in%20Triesen')
  await expect(log(page).getByRole('listitem').filter({ hasText: 'Vaduz Castle' })).toBeVisible(gathered)
  await box(page).fill('2 days in Triesen for two')
  await box(page).press('Enter')
  await page.getByRole('button', { name: 'Make the plan here' }).click()
  await expect(page.getByText(/^All \d+ checks passed/)).toBeVisible(gathered)

  await box(page).fill('how do I get from the Colosseum to the Trevi Fountain?')
  await box(page).press('Enter')
  const heading = log(page).getByRole('heading', { name: 'From Colosseum to Trevi Fountain' })
  await expect(heading).toBeVisible()
  await expect(log(page).getByText(/^Walk, about \d+ min$/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await fitsWidth(page)).toBe(true)
})

test('questions are asked, changed, kept over a reload, deleted and brought back', async ({ page }) => {
  await open(page, '/assistant')
  await box(page).press('Enter')
  await expect(page.getByText('Enter a question first.')).toBeVisible()
  await box(page).fill('Is the Louvre open on Tuesday?')
  await box(page).press('Enter')
  await expect(log(page).getByRole('heading', { name: /^Louvre is closed on Tuesday/ })).toBeVisible()
  await expect(log(page).getByText(/Facts from Nov 30, 2025\. Not compared/)).toBeVisible()
  await box(page).fill('and on Wednesday?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(log(page).getByRole('heading', { name: /^Louvre is open on Wednesday/ })).toBeVisible()

  await log(page).getByRole('button', { name: 'Edit question' }).first().click()
  await page.getByRole('textbox', { name: 'Edit your question' }).fill('100 usd in thb')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log(page).getByRole('heading', { name: '$100.00 is about THB 3,229.03' })).toBeVisible()
  await expect(log(page).getByRole('heading')).toHaveCount(1)

  await box(page).fill('Soy mexicano, ¿necesito visado para Japón?')
  await box(page).press('Enter')
  await expect(log(page).getByText('Your passport: Mexico')).toBeVisible()
  await log(page).getByRole('link', { name: 'Full answer with dates and plane changes' }).click()
  await expect(page).toHaveURL(/\/documents\?passports=MX&to=JP/)
  await page.goBack()
  await page.locator('html[data-hydrated]').waitFor()

  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: '100 usd in thb', exact: true }).click()
  await expect(log(page).getByRole('heading', { name: /3,229\.03/ })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for “100 usd in thb”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(log(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: '100 usd in thb', exact: true })).toBeVisible()
})

test('what it does not know it says; it is accessible, fits 320 px and reads right to left', async ({
  page,
}) => {
  await open(page, '/assistant?q=my%20shoe%20sings%20loudly')
  await expect(log(page).getByText('I didn’t understand that. Maybe one of these helps:')).toBeVisible()
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/assistant?lang=ar-XB')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})
