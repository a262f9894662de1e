import { expect, open, type Page, test } from '../fixtures.ts'

// With the keyboard alone: Tab reaches each control, the focus is visible, and no bar covers it.

type Reached = { name: string; isAgain: boolean; isSeen: boolean }

/** What has the focus after one more Tab; null when it has left the page. */
async function tab(page: Page): Promise<Reached | null> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return null
    const isAgain = focused.dataset.reached !== undefined
    focused.dataset.reached = ''
    // A visually hidden input is measured by its label.
    const { width } = focused.getBoundingClientRect()
    const drawn = width > 1 ? focused : (focused.closest('label') ?? focused)
    const box = drawn.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 150)]
    const on = document.elementFromPoint(x, y)
    const isSeen = on !== null && (drawn.contains(on) || on.contains(drawn))
    const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
    return { name: `${focused.localName} ${name.trim().slice(0, 40)}`, isAgain, isSeen }
  })
}

/** The controls that were not reached. */
async function missed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
      .filter((one) => !one.matches(':disabled, input[type=radio]') && one.dataset.reached === undefined)
      .map((one) => `${one.localName} ${one.getAttribute('aria-label') ?? one.textContent ?? ''}`),
  )
}

for (const path of ['/itinerary', '/privacy-policy', '/offline-maps'])
  test(`every control of ${path} is reached by Tab, and lies under no bar when it is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    // The map adds its controls once it is drawn, the list of regions once the server has answered.
    if (path === '/offline-maps') {
      await page.getByRole('button', { name: 'Zoom in' }).waitFor()
      await page.waitForLoadState('networkidle')
    }
    const hidden: string[] = []
    let last = ''
    for (let count = 0; count < 150; count++) {
      const reached = await tab(page)
      // A date field has three tab stops.
      if (reached === null || (reached.isAgain && reached.name !== last)) break
      if (!reached.isSeen) hidden.push(reached.name)
      last = reached.name
    }
    expect(hidden).toEqual([])
    expect(await missed(page)).toEqual([])
  })
