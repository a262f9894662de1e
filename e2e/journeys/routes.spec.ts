import { readFileSync } from 'node:fs'
import { becomeMember, becomeOwner } from '../account.ts'
import { axeFindings, expect, fitsWidth, open, type Page, test } from '../fixtures.ts'
import { MEMBER_PAGES, type PageRow, PUBLIC_PAGES, REDIRECTS, STAFF_PAGES } from './routes.data.ts'

// Every route and every redirect of specification section 2, in both layouts, for guests, people with an account, and staff.
// The rows are written out in routes.data.ts; what a page is for is tested by its feature.

const AT_ONCE = 8
const DISCOUNT = '/claim-discount/no-such-token'

/** The table in parts, so that both workers have some. */
function parts(rows: readonly PageRow[]): PageRow[][] {
  const count = Math.ceil(rows.length / AT_ONCE)
  return Array.from({ length: count }, (_, part) => rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}

/** The routes that the layout of this project (desktop or phone) has. */
function inLayout<Row extends { layout: string }>(rows: readonly Row[], project: string): Row[] {
  return rows.filter(({ layout }) => layout === 'both' || layout === project)
}

async function expectPage(page: Page, { path, title }: PageRow): Promise<void> {
  await expect(page, path).toHaveTitle(title)
  await expectOneHeading(page, path)
}

function expectOneHeading(page: Page, path: string): Promise<void> {
  return expect(page.locator('h1:visible'), `headings of ${path}`).toHaveCount(1)
}

/** Opens a route: on a desktop in light, on a phone in dark and right to left, where the layout is tightest. */
async function expectNothingToFind(page: Page, { path, title }: PageRow, project: string): Promise<void> {
  const isByNight = project === 'mobile'
  await open(page, isByNight ? `${path}${path.includes('?') ? '&' : '?'}lang=ar-XB` : path)
  if (!isByNight) await expect(page, path).toHaveTitle(title)
  await expectOneHeading(page, path)
  const findings = await axeFindings(page)
  expect.soft(findings, `${path} ${isByNight ? 'by night, right to left' : 'by day'}`).toEqual([])
}

/** The telephone project runs in the dark theme, so that the same pages are checked in both. */
function byDayOrNight(page: Page, project: string): Promise<void> {
  return page.emulateMedia({ colorScheme: project === 'mobile' ? 'dark' : 'light', reducedMotion: 'reduce' })
}

for (const rows of parts(PUBLIC_PAGES)) {
  test(`pages from ${rows[0]?.path} on have one heading, room at 320 px, and nothing that axe finds by day, or by night on a telephone`, async ({
    page,
  }, { project }) => {
    test.setTimeout(240_000)
    await byDayOrNight(page, project.name)
    for (const row of rows) {
      await expectNothingToFind(page, row, project.name)
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      await page.setViewportSize({ width: 320, height })
      expect.soft(await fitsWidth(page), `${row.path} at 320 px`).toBe(true)
      await page.setViewportSize({ width, height })
    }
  })
}

test('a guest who opens a page of one person is asked to sign in first, and staff pages ask for staff', async ({
  page,
}, { project }) => {
  test.setTimeout(180_000)
  for (const { path } of inLayout(MEMBER_PAGES, project.name)) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/auth')
    expect(await page.evaluate(() => sessionStorage.getItem('authRedirect'))).toBe(path)
  }
  for (const { path } of inLayout(STAFF_PAGES, project.name)) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`/admin-login?returnTo=${encodeURIComponent(path)}`)
  }
})

test('a traveller with an account opens every page but those of staff', async ({ page, product, address }, {
  project,
}) => {
  test.setTimeout(300_000)
  await becomeMember(page, product, address)
  // A member sees public pages as a guest does: each layout checks half of them.
  const half = project.name === 'mobile' ? 1 : 0
  const others = PUBLIC_PAGES.filter(({ path }, i) => i % 2 === half && path !== '/auth')
  for (const row of inLayout([...MEMBER_PAGES, ...others], project.name)) {
    await page.goto(row.path)
    await expectPage(page, row)
  }
  for (const { path } of inLayout(STAFF_PAGES, project.name)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Access Denied')
  }
})

test('the owner opens every page of staff, by its old address too, and axe finds nothing on them', async ({
  page,
  product,
}, { project }) => {
  test.setTimeout(240_000)
  await becomeOwner(page, product)
  await byDayOrNight(page, project.name)
  for (const row of inLayout([...STAFF_PAGES, ...MEMBER_PAGES], project.name)) {
    await expectNothingToFind(page, row, project.name)
  }
  for (const { from, to } of inLayout(REDIRECTS, project.name).filter(({ to }) => /admin/.test(to))) {
    await page.goto(from)
    await expect(page, from).toHaveURL(to)
  }
})

test('every old and short address leads to its page, replaces itself in the history, and takes its query along', async ({
  page,
}, { project }) => {
  test.setTimeout(120_000)
  const entries = () => page.evaluate(() => history.length)
  await page.goto('/about')
  for (const { from, to, guest } of inLayout(REDIRECTS, project.name)) {
    const before = await entries()
    await page.goto(`${from}?lang=en`)
    const target = `${to}${to.includes('?') ? '&' : '?'}lang=en`
    // Staff pages and account pages redirect a guest once more.
    const isOfStaff = /^\/(dashboard-admin|admin)\b/.test(to)
    const staffDoor = `/admin-login?returnTo=${encodeURIComponent(target)}`
    await expect(page, from).toHaveURL(guest ?? (isOfStaff ? staffDoor : target))
    expect(await entries(), `${from} and its page are one entry of the history`).toBe(before + 1)
  }
})

test('a path that no route knows is said to be none, with status 404', async ({ page, complaints }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/not found/i)
  await expect(page.locator('h1:visible')).toHaveCount(1)
  // Chromium logs the status itself.
  complaints.length = 0
})

test('a discount that is none says so, under a title of its own', async ({ page, complaints }) => {
  const row: PageRow = { path: DISCOUNT, title: 'Your discount | Tripwright', layout: 'both' }
  await open(page, row.path)
  await expectPage(page, row)
  expect(await axeFindings(page)).toEqual([])
  // Chromium logs the 404 of the server itself.
  complaints.length = 0
})

test('no route of the product is left out here', () => {
  const patterns: string[] = JSON.parse(
    readFileSync(new URL('../../web/dist/routes.json', import.meta.url), 'utf8'),
  )
  const rows = [...PUBLIC_PAGES, ...MEMBER_PAGES, ...STAFF_PAGES]
  const walked = [DISCOUNT, ...rows.map(({ path }) => path.split('?')[0] ?? '')]
  const isWalked = (pattern: string) => {
    const expression = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
    return walked.some((path) => expression.test(path)) || REDIRECTS.some(({ from }) => from === pattern)
  }
  // One post and one author are enough: the others share the page.
  expect(patterns.filter((pattern) => !isWalked(pattern) && !/^\/(blog|writers)\/./.test(pattern))).toEqual(
    [],
  )
})
