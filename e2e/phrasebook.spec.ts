import { expect, expectAccessible, expectAccessibleByDayAndNight, fitsWidth, open, test } from './fixtures.ts'

test('a phrase is found in either language, shown full screen and listed, with no network', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/translate')
  await page.getByLabel('Download a language').selectOption('Thai')
  await expect(page.getByRole('button', { name: 'Remove Thai' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Language', { exact: true }).selectOption('Georgian')
  await expect(page.getByText('the phrases in Georgian aren’t on this device')).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('Thai')
  await page.getByRole('searchbox').fill('chek bin')
  await expect(page.getByText('1 phrase', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show “The bill, please.” full screen' }).click()
  const card = page.getByRole('dialog', { name: 'Show this' })
  await expect(card.getByText('เช็คบิล')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(page.getByRole('button', { name: 'เช็คบิล', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear list' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'เช็คบิล', exact: true })).toBeVisible()
  await context.setOffline(false)
  // Chromium logs each request that failed offline.
  complaints.length = 0
})

test('without a translator the nearest phrases answer; it is accessible, fits 320 px and reads right to left', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'))
  await open(page, '/translate?to=de')
  await page.getByLabel('Text in English').fill('please call an ambulance now')
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  const nearest = page.getByRole('status').filter({ hasText: 'Similar phrases' })
  await expect(nearest.getByText('Rufen Sie bitte einen Krankenwagen.')).toBeVisible()
  await page.getByLabel('Text in English').fill('Wo ist der Bahnhof, bitte?')
  await expect(page.getByText('This looks like German.')).toBeVisible()

  // Two people share one device, each with a language of their own.
  await page.getByRole('button', { name: 'Start a conversation' }).click()
  const talk = page.getByRole('dialog', { name: 'Conversation' })
  await talk.getByLabel('Say it in English').fill('can we have the bill')
  await talk.getByRole('button', { name: 'Translate', exact: true }).last().click()
  await expect(talk.getByText('Die Rechnung, bitte.')).toBeVisible()
  await expect(talk.getByText('Not translated. This is the closest phrase.')).toBeVisible()
  await expect(talk.getByText('so they read: “The bill, please.”')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectAccessibleByDayAndNight(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/translate?lang=ar-XB&to=th')
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessible(page)
})

test('text typed before a slow script loads is kept, also in a part that loads late', async ({ page }) => {
  let letGo = () => {}
  let letPartsGo = () => {}
  const scripts = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const parts = new Promise<void>((resolve) => {
    letPartsGo = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await scripts
    if (/(free-translation|passport-section|schengen)[^/]*$/.test(route.request().url())) await parts
    await route.continue()
  })
  const own = page.getByRole('textbox', { name: /^Text in English/ })
  await page.goto('/translate?to=de')
  await own.fill('I am allergic to peanuts')
  letGo()
  await page.locator('html[data-hydrated]').waitFor()
  letPartsGo()
  await expect(own).toBeFocused()
  await expect(own).toHaveValue('I am allergic to peanuts')
  // The page has stored the value, and not only displayed it.
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'phrases' })).toBeVisible()
  await expect(own).toHaveValue('I am allergic to peanuts')

  // Fields without a name, in parts of the page that load late.
  await page.unroute(/\.js$/)
  let letDaysGo = () => {}
  const all = new Promise<void>((resolve) => {
    letDaysGo = resolve
  })
  await page.route(/\.js$/, (route) => all.then(() => route.continue()))
  await page.goto('/documents')
  const days = page.locator('input[type=date]')
  const count = await days.count()
  expect(count).toBeGreaterThan(2)
  for (const day of await days.all()) await day.fill('2030-05-06')
  letDaysGo()
  await page.locator('html[data-hydrated]').waitFor()
  const dayValues = () => days.evaluateAll((fields) => fields.map((field) => Object(field).value))
  await expect.poll(dayValues).toEqual(Array.from({ length: count }, () => '2030-05-06'))
})
