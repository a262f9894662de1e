import { becomeMember } from './account.ts'
import {
  axeFindings,
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  expectToast,
  fitsWidth,
  open,
  type Page,
  test,
} from './fixtures.ts'

const stops = (page: Page) => page.locator('[data-stop]')
const namesOf = (page: Page) => stops(page).locator('h3 bdi').allInnerTexts()
const timesOf = (page: Page) => stops(page).locator('time').allInnerTexts()
const planOf = async (page: Page) => [await namesOf(page), await timesOf(page)]
const submit = (page: Page) => page.getByRole('button', { name: 'Plan my trip' }).click()

/** Fills in the two required fields. */
async function fillPlan(page: Page, city: string, days: string): Promise<void> {
  await page.getByRole('combobox', { name: 'City', exact: true }).fill(city)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Days' }).fill(days)
}

/** Creates a three-day trip to Rome with one click. */
async function planRome(page: Page): Promise<void> {
  await open(page, '/itinerary')
  await page.getByRole('button', { name: 'Plan three days in Rome' }).click()
  await page.waitForURL(/\?trip=/)
  await expect(stops(page).first()).toBeVisible()
}

/** Picks a row of the menu of a stop, and waits until it is done. */
async function change(page: Page, index: number, row: string | RegExp): Promise<void> {
  const before = await planOf(page)
  const stop = stops(page).nth(index)
  await stop.getByRole('button', { name: /^Edit / }).click()
  await stop.getByRole('menuitem', { name: row }).click()
  await expect.poll(() => planOf(page)).not.toEqual(before)
}

/**
 * Holds back the last event of a plan's stream until `letGo`, so that a test can look at the page meanwhile. Sums up the
 * layout shifts in that time.
 */
async function holdPlans(page: Page): Promise<{ letGo: () => Promise<void>; shift: () => Promise<number> }> {
  await page.addInitScript(() => {
    const real = window.fetch
    let letGo = () => {}
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const seen = { letGo, shift: 0 }
    Object.assign(window, { held: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Object(entry).hadRecentInput) seen.shift += Object(entry).value
    }).observe({ type: 'layout-shift', buffered: true })
    window.fetch = async (...args) => {
      const response = await real(...args)
      if (!response.url.endsWith('/itineraries/plan') || !response.body) return response
      let text = ''
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(
        new TransformStream<string, string>({
          async transform(part, out) {
            const blocks = (text + part).split('\n\n')
            text = blocks.pop() ?? ''
            for (const block of blocks) {
              if (!block.startsWith('event: plan')) await isLetGo
              out.enqueue(`${block}\n\n`)
            }
          },
        }),
      )
      return new Response(events.pipeThrough(new TextEncoderStream()), response)
    }
  })
  return {
    letGo: () => page.evaluate(() => Object(window).held.letGo()),
    shift: () => page.evaluate(() => Object(window).held.shift),
  }
}

/** The requests that the page sends to the server from now on. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

test('two fields make a plan that streams in without moving, is proved, kept, and opens again with few calls', async ({
  page,
}) => {
  const plans = await holdPlans(page)
  await open(page, '/itinerary')
  await expectAccessibleByDayAndNight(page)
  await fillPlan(page, 'Rome', '3')
  await submit(page)
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Rome/, level: 2 })).toHaveCount(3)
  await expect(page.getByText(/Improving your plan · \d+ plans? so far/)).toBeVisible()
  // The whole first plan is there: hours, routes and reasons.
  await expect(stops(page).first()).toContainText(/Open/)
  expect(await plans.shift()).toBeLessThan(0.02)
  await expectAccessible(page)

  await plans.letGo()
  await page.waitForURL(/\?trip=/)
  await expect(page.getByText(/^Your plan is ready: \d+ stops in 3 days/)).toBeAttached()
  await expect(stops(page).first()).toBeVisible()
  expect(await plans.shift()).toBeLessThan(0.02)
  // The plan stands first, within a screen and a half; what is booked stands below its days.
  const bookings = page.getByRole('region', { name: 'Bookings', exact: true })
  await expect(bookings).toBeVisible()
  const topOf = (place: ReturnType<typeof stops>) =>
    place.evaluate((it) => it.getBoundingClientRect().top + scrollY)
  const screens = (await topOf(stops(page).first())) / (page.viewportSize()?.height ?? 1)
  expect(screens).toBeLessThan(1.5)
  expect(await topOf(bookings)).toBeGreaterThan(await topOf(stops(page).last()))
  const proof = page.locator('[data-proof]')
  await expect(proof).toHaveAttribute('data-proof', 'kept')
  await proof.getByText('All 24 checks passed').click()
  await expect(proof.locator('[data-rule]')).toHaveCount(24)
  await expect(proof.locator('[data-rule=opening-hours]')).toContainText('inside opening hours')
  await expectAccessibleByDayAndNight(page)

  const plan = await planOf(page)
  const calls = listenToCalls(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '3 days in Rome', exact: true }).click()
  await expect.poll(() => planOf(page)).toEqual(plan)
  await page.waitForLoadState('networkidle')
  calls.length = 0
  await page.reload()
  await expect.poll(() => planOf(page)).toEqual(plan)
  await page.waitForLoadState('networkidle')
  // Session, texts of the footer, guide and its pictures, map pack and map key. Every page
  // fetches the emergency numbers on a first visit.
  const own = calls.filter((path) => path !== '/api/countries')
  // Weather, warnings and holidays of the days are on the device from the first time.
  expect(own.length, own.join()).toBeLessThanOrEqual(7)
})

/** From the next page on, marks the moment when the first stop of a plan is in the page. */
async function markFirstStop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('[data-stop]')) performance.mark('first-stop')
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** The calls that began before that moment. */
function callsBeforeStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [shown] = performance.getEntriesByName('first-stop')
    if (!shown) throw new Error('no stop was seen')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < shown.startTime)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/api/'))
  })
}

test('Stop keeps the best plan so far, in the account too, where it opens with few calls', async ({
  page,
  product,
  address,
}) => {
  await becomeMember(page, product, address)
  await holdPlans(page)
  await open(page, '/itinerary')
  await fillPlan(page, 'lisbon', '2')
  await submit(page)
  await expect(page.getByText(/plans? so far/)).toBeVisible()
  await expect(page.locator('[data-day]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.waitForURL(/\?trip=/)
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'kept')
  await expect(page.locator('main header').getByText('Saved', { exact: true })).toBeVisible()

  const calls = listenToCalls(page)
  await markFirstStop(page)
  // On a slow machine the previous page may still have requests under way; they are not the new page's.
  page.once('framenavigated', () => {
    calls.length = 0
  })
  await page.reload()
  await expect(page.locator('[data-stop]').first()).toBeVisible()
  await expect.poll(() => calls.filter((path) => path.startsWith('/api/trips')).length).toBeGreaterThan(0)
  await expect.poll(() => calls).toContain('/api/events')
  // Every page fetches the emergency numbers on a first visit, and its footer's links.
  const ofEveryPage = ['/api/countries', '/api/home/content']
  const own = (paths: string[]) => paths.filter((path) => !ofEveryPage.includes(path))
  const first = own(await callsBeforeStops(page))
  expect(first.length, first.join()).toBeLessThanOrEqual(6)
  // With those of the map, hearts and plan, which come when there is time.
  expect(own(calls).length, calls.join()).toBeLessThanOrEqual(11)
})

test('a plan is changed in every way, told in words, and all of it is taken back', async ({ page }) => {
  await planRome(page)
  const first = await planOf(page)
  const [one = '', two = ''] = await namesOf(page)

  await change(page, 1, 'Move up')
  expect((await namesOf(page)).slice(0, 2)).toEqual([two, one])
  await expectToast(page, `${two} moved to`)
  await change(page, 0, 'Remove')
  await expectToast(page, `${two} removed.`)
  await change(page, 0, '15 minutes longer')
  await change(page, 0, 'Move to day 2')
  const moved = page
    .locator('[data-day="1"]')
    .locator('[data-stop]')
    .filter({ has: page.getByText(one, { exact: true }) })
  await expect(moved).toHaveCount(1)
  await moved.getByRole('button', { name: /^Edit / }).click()
  await moved.getByRole('menuitem', { name: /^Lock at/ }).click()
  await expect(moved.getByText('Locked', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Add a place' }).first().click()
  await page.getByRole('searchbox', { name: 'Search places' }).fill(two)
  await page.getByRole('button', { name: `Choose ${two}` }).click()
  await expect(page.locator('[data-day="0"]').getByRole('heading', { name: two })).toBeVisible()

  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
  for (let step = 0; step < 6; step++) await undo.click()
  await expect.poll(() => planOf(page)).toEqual(first)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+y')
  await expect(page.locator('[data-day="1"]').getByText('Locked', { exact: true })).toBeVisible()
})

test('a stop is dragged to its place, by pointer and by keys, and one day is planned anew around a lock', async ({
  page,
}) => {
  await planRome(page)
  const [one = '', two = '', three = ''] = await namesOf(page)
  const grip = page.getByRole('button', { name: `Move ${one}:` })
  await grip.scrollIntoViewIfNeeded()
  const from = await grip.boundingBox()
  const target = await stops(page).nth(1).boundingBox()
  if (!from || !target) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 60, { steps: 4 })
  await page.mouse.move(from.x + 20, target.y + 0.9 * target.height, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => namesOf(page)).toEqual([two, one, three, ...(await namesOf(page)).slice(3)])

  await grip.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await namesOf(page)).slice(0, 2)).toEqual([one, two])
  await expect(grip).toBeFocused()

  const stop = stops(page).filter({ has: page.getByText(one, { exact: true }) })
  await stop.getByRole('button', { name: /^Edit / }).click()
  await stop.getByRole('menuitem', { name: /^Lock at/ }).click()
  await expect(stop.getByText('Locked', { exact: true })).toBeVisible()
  const others = (await namesOf(page)).slice(await page.locator('[data-day="0"] [data-stop]').count())
  await page.getByRole('button', { name: 'Plan this day again' }).first().click()
  await expectToast(page, '1 day replanned.')
  await expect(stop.getByText('Locked', { exact: true })).toBeVisible()
  expect((await namesOf(page)).slice(await page.locator('[data-day="0"] [data-stop]').count())).toEqual(
    others,
  )
})

test('the map and the list light each other up', async ({ page, isMobile }) => {
  await planRome(page)
  const [name = ''] = await namesOf(page)
  const mark = page.getByRole('button', { name: `show ${name} on the map` })
  await mark.click()
  const onMap = page.locator('.tm-stop').first()
  await expect(onMap).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: 'Rome city center: start and end of your day' })).toBeVisible()
  await expectAccessible(page)
  if (isMobile) return
  await page.locator('.tm-stop').nth(2).click()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await stops(page).nth(1).getByRole('heading').hover()
  await expect(page.locator('.tm-stop').nth(1)).toHaveAttribute('data-hovered', 'true')
})

test('wishes that cannot all be kept are named, with the nearest plan and a way out', async ({ page }) => {
  await open(page, '/itinerary')
  await fillPlan(page, 'Rome', '2')
  await page.getByText('More options').click()
  await page.getByRole('textbox', { name: 'Total budget' }).fill('0.01')
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('We can’t fit everything in')
  await expect(page.getByText('The total is at most')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closest plan, without one request' })).toBeVisible()
  await expect(stops(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Plan without this' }).first().click()
  await page.waitForURL(/\?trip=/)
  await expect(page.locator('[data-proof]')).toHaveAttribute('data-proof', 'kept')
})

test('what is wrong is said beside its field, and nothing typed is lost, also across a reload', async ({
  page,
}) => {
  await open(page, '/itinerary')
  await fillPlan(page, 'Atlantis', '40')
  await page.getByText('More options').click()
  await page.getByRole('textbox', { name: 'Total budget' }).fill('plenty')
  await page.getByText('More options').click()
  await submit(page)
  const city = page.getByRole('combobox', { name: 'City', exact: true })
  await expect(city).toBeFocused()
  await expect(page.getByText('Which “Atlantis” do you mean?')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Which “Atlantis”' }).getByRole('button')).toHaveText([
    'Atlantis, South Africa',
    'Atlantis, United States',
  ])
  await expect(page.getByText('Enter 1 to 30 days.')).toBeVisible()
  await fillPlan(page, 'Rome', '3')
  await submit(page)
  await expect(page.getByRole('textbox', { name: 'Total budget' })).toBeFocused()
  await page.getByRole('button', { name: 'Add a city' }).click()
  await page.getByRole('combobox', { name: 'City 2' }).fill('Lisbon')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(city).toHaveValue('Rome')
  await expect(page.getByRole('combobox', { name: 'City 2' })).toHaveValue('Lisbon')
  await page.getByText('More options').click()
  await expect(page.getByRole('textbox', { name: 'Total budget' })).toHaveValue('plenty')
})

test('the notice of the last plan of the day is in view beside the form', async ({ page }) => {
  await page.route('**/api/usage', async (route) => {
    const response = await route.fetch()
    const usage = await response.json()
    for (const one of usage.counters) if (one.type === 'itinerary_generations') one.count = one.limit - 1
    await route.fulfill({ response: response, json: usage })
  })
  await open(page, '/itinerary')
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'You’ve used 2 of 3 trip plans today. 1 left today.' })
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Plan my trip' })).toBeInViewport({ ratio: 1 })
})

test('nothing sticks out at 320 px, right to left, from the form to the trip', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/itinerary?lang=ar-XB')
  await page.locator('form details summary').click()
  await expect(page.locator('input[name=budget]')).toBeVisible()
  expect(await fitsWidth(page)).toBe(true)
  await expectAccessibleByDayAndNight(page)
  await page.locator('input[name=city]').fill('Rome')
  await page.keyboard.press('Enter')
  await page.waitForURL(/trip=/)
  await expect(stops(page).first()).toBeVisible()
  for (const part of await page.locator('main details summary').all())
    await part.evaluate((one) => one.parentElement?.setAttribute('open', ''))
  expect(await fitsWidth(page)).toBe(true)
  // The name of each alternative is aligned with the facts below it.
  await stops(page).first().locator('button[aria-haspopup=menu]').click()
  await stops(page).first().getByRole('menuitem').nth(1).click()
  const picker = page.getByRole('dialog')
  await expect(picker.locator('li').first()).toBeVisible()
  const begins = await picker.locator('li bdi').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return Math.round(name.getBoundingClientRect().right - range.getBoundingClientRect().right)
    }),
  )
  expect(begins.length).toBeGreaterThan(2)
  expect(new Set(begins)).toEqual(new Set([0]))
  await page.keyboard.press('Escape')
  // Stops close together overlap on so small a map; the list beside it shows all of them.
  expect(await axeFindings(page, '.tm-stop')).toEqual([])
})
