import { expect, test } from '@playwright/test'
import { linkIn, PASSWORD } from '../account.ts'
import { startFaultyProxy } from '../faulty-proxy.ts'
import { startProduct } from '../product.ts'
import { HIDE_NOTICES, missingWebKit, startWebKit } from '../webkit.ts'

// Safari's engine, which is also the web view of the app on iOS. Without Playwright's pages: it drives no browser of the system's.

const ADDRESS = 'traveller.webkit@example.org'
const missing = missingWebKit()

test('in WebKit one signs up, plans a trip, edits it with no network, and the edit arrives', async () => {
  test.info().skip(missing !== null, missing ?? '')
  test.setTimeout(900_000)
  const product = await startProduct()
  const proxy = await startFaultyProxy(product.url, 1)
  const page = await startWebKit()
  try {
    await page.open(`${proxy.url}/`)
    await page.run(HIDE_NOTICES)
    await page.open(`${proxy.url}/auth`)
    await page.click('//*[@role="tab"][normalize-space()="Sign Up"]')
    const form = '//*[@role="tabpanel"][.//button[normalize-space()="Create Account"]]'
    await page.type(`${form}//input[@type="email"]`, ADDRESS)
    await page.type(`(${form}//input[@type="password"])[1]`, PASSWORD)
    await page.type(`(${form}//input[@type="password"])[2]`, PASSWORD)
    await page.click(`${form}//button[normalize-space()="Create Account"]`)
    await page.see('//h1[.="Check your email"] | //h2[.="Check your email"]')
    const { links } = await product.mailTo(ADDRESS, 'Verify')
    await page.open(proxy.url + linkIn(links, '/email-verify'))
    await page.see('//h1[.="Email verified"]')

    await page.open(`${proxy.url}/itinerary`)
    await page.click('//button[normalize-space()="Plan three days in Rome"]')
    await page.see('//*[@data-proof="kept"]')
    await page.see('//main//header//*[normalize-space()="Saved"]')
    const trip = await page.run<string>(`return new URL(location.href).searchParams.get('trip')`)
    expect(trip).toMatch(/^[0-9a-f-]{36}$/)
    await page.run(`await navigator.serviceWorker.ready`)
    await page.open(`${proxy.url}/itinerary?trip=${trip}`)
    await page.see('//*[@data-stop]')
    const unstored = `
      const files = await (await fetch('/later.json')).json()
      const cache = await caches.open('parts')
      const found = await Promise.all(files.map((file) => cache.match(file)))
      return found.filter((one) => !one).length`
    await expect.poll(() => page.run(unstored), { timeout: 120_000 }).toBe(0)

    proxy.setDown(true)
    await page.open(`${proxy.url}/itinerary?trip=${trip}`)
    await page.see('//*[@data-stop]')
    await page.type('//*[@aria-label="Trip name"]', 'Rome by night\n')
    await page.see('//button[normalize-space()="See which"]')
    proxy.setDown(false)
    const title = `
      const { items } = await (await fetch('/api/trips/${trip}')).json()
      return items.find(({ id }) => id === '${trip}').fields.title.value`
    await expect.poll(() => page.run(title), { timeout: 60_000 }).toBe('Rome by night')
  } finally {
    await page.stop()
    await proxy.stop()
    await product.stop()
  }
})
