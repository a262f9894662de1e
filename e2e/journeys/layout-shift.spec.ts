import { becomeMember } from '../account.ts'
import { expect, open, type Page, test } from '../fixtures.ts'

/** Sums up every layout shift of the pages opened from now on, and records the elements that moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += Object(entry).value
        for (const { node, previousRect: from, currentRect: to } of Object(entry).sources)
          seen.moved.push(
            `${node?.outerHTML?.slice(0, 200) ?? node?.textContent}: ${from.y}+${from.height} to ${to.y}+${to.height}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
  const { shift, moved } = await page.evaluate(() => Object(window).seen)
  expect(shift, moved.join('\n')).toBeLessThan(0.001)
}

/** The most requests of a first visit, until nothing more is fetched; the build merges what pages share (ADR 104). */
const MOST_REQUESTS = { '/': 31, '/auth': 27, '/dashboard': 33 }

for (const [path, most] of Object.entries(MOST_REQUESTS))
  test(`${path} never moves what was shown first, hydrates without an error, and makes at most ${most} requests`, async ({
    page,
  }) => {
    let requests = 0
    page.on('request', () => {
      requests++
    })
    await watchShifts(page)
    await expectStill(page, path)
    expect(requests).toBeLessThanOrEqual(most)
  })

test('the dashboard of somebody signed in does not move either, nor that of a guest with saves', async ({
  page,
  product,
  address,
}) => {
  await watchShifts(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Save Rome, Italy' }).click()
  await expectStill(page, '/dashboard')
  await becomeMember(page, product, address)
  await expectStill(page, '/dashboard')
})

test('the dashboard shows a newcomer what it is for before any script, and a known person room for a list', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/dashboard')
  const lead = page.getByText('You’re a guest.')
  await expect(lead).toBeVisible()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('last-person', '{}'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()
  await expect(lead).toBeHidden()
  await expect(page.getByText('Nothing saved yet')).toBeHidden()
})
