import { becomeMember } from '../account.ts'
import { expect, open, type Page, test } from '../fixtures.ts'
import { partsAreStored, workerReady } from '../service-worker.ts'
import { MEMBER_PAGES, PUBLIC_PAGES, STAFF_PAGES } from './routes.data.ts'

// Kill the network: after one visit to one page every route of the product opens, by a link and by a new start.

/** What staff do is about what is so now: their parts are not kept on a device, and their pages say that. */
const NOT_KEPT = 'This page isn’t on your device yet'
const STAFF = [...STAFF_PAGES, ...MEMBER_PAGES, ...PUBLIC_PAGES].filter(({ path }) => path.includes('admin'))
// A member who goes to sign in is sent home.
const ELSEWHERE = /^\/(auth|redirect|admin|dashboard-admin|support-admin|seo-)/
const ROWS = [
  ...[...PUBLIC_PAGES, ...MEMBER_PAGES].filter(
    ({ path, layout }) => layout !== 'desktop' && !ELSEWHERE.test(path),
  ),
  ...STAFF.map((row) => ({ ...row, title: NOT_KEPT })),
]

type Step = { path: string; title: string }

/**
 * Waits until the page has its title, one heading and nothing that still loads; null then, or what is wrong with it. With
 * `steps` it goes to each of them as a link does, and gives what is wrong with any.
 */
function problemsOf(page: Page, steps: Step[], isByLink: boolean): Promise<string[]> {
  return page.evaluate(
    async ([rows, isLink, words]) => {
      const isSeen = (element: Element) => element.checkVisibility()
      const find = (title: string) => {
        const headings = [...document.querySelectorAll('h1')].filter(isSeen)
        if (document.title !== title) return `its title is ${document.title}`
        if (headings.length !== 1) return `it has ${headings.length} headings`
        if (title !== words && headings[0]?.closest('[role=alert]'))
          return `it says ${headings[0].textContent}`
        // What comes late has its own place, and loads when it is scrolled to.
        const waits = [...document.querySelectorAll('main .spinner, main .skeleton')].find(
          (element) => isSeen(element) && !element.closest('[data-late]'),
        )
        return waits ? `it still loads ${waits.parentElement?.textContent}` : null
      }
      const problems: string[] = []
      for (const { path, title } of rows) {
        if (isLink) history.pushState(null, '', path)
        const until = performance.now() + 10_000
        let problem = find(title)
        while (problem !== null && performance.now() < until) {
          await new Promise((resolve) => setTimeout(resolve, 10))
          problem = find(title)
        }
        if (problem !== null) problems.push(`${path}: ${problem}`)
      }
      return problems
    },
    [steps, isByLink, NOT_KEPT] as const,
  )
}

test('with the network killed every page opens, by a link and by a new start', async ({
  page,
  context,
  product,
  address,
  complaints,
}) => {
  test.setTimeout(420_000)
  await becomeMember(page, product, address)
  await open(page, '/about')
  await workerReady(page)
  await partsAreStored(page)
  await context.setOffline(true)
  // What a device with no network says; not every Chromium says it to a new document of an emulated one.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )

  const problems = await problemsOf(page, ROWS, true)
  const starts: { path: string; ms: number }[] = []
  for (const row of ROWS) {
    const began = performance.now()
    await page.goto(row.path, { waitUntil: 'commit' })
    problems.push(...(await problemsOf(page, [row], false)).map((problem) => `a new start at ${problem}`))
    starts.push({ path: row.path, ms: Math.round(performance.now() - began) })
  }
  process.stdout.write(
    `New starts with no network, ms: ${starts.map(({ path, ms }) => `${path} ${ms}`).join(', ')}\n`,
  )
  expect(problems).toEqual([])
  complaints.length = 0
})
