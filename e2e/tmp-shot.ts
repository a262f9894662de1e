import { chromium, devices } from '@playwright/test'
import { startProduct } from './product.ts'
const product = await startProduct()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const looks = [['desktop', { viewport: { width: 1440, height: 900 } }], ['mobile', { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }], ['small', { ...devices['Pixel 7'], viewport: { width: 320, height: 640 } }]] as const
for (const [name, look] of looks) {
  const context = await browser.newContext({ ...look, baseURL: product.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('splash-seen', 'true'); localStorage.setItem('last-activity', String(Date.now())); localStorage.setItem('cookie-consent', 'declined')
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).shifts.push([(e as any).value, (e as any).hadRecentInput, (e as any).sources?.map((s: any) => s.node?.nodeName + '.' + s.node?.className).slice(0,3)]) }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  for (let n = 0; n < 10; n++) await page.request.post('/api/rpc/increment_device_usage', { data: { p_usage_type: 'ai_requests' } })
  for (const path of ['/', '/dashboard']) {
    await page.goto(path)
    const banner = page.getByRole('status').filter({ hasText: 'questions today' })
    await banner.waitFor()
    await page.waitForTimeout(1500)
    const main = path === '/' ? page.locator('main .coordinate').first() : page.locator('main h1')
    console.log(name, path, JSON.stringify(await banner.boundingBox()), JSON.stringify(await main.boundingBox()), JSON.stringify(await page.evaluate(() => (window as any).shifts)))
    await page.screenshot({ path: `/tmp/s15/letter-${name}${path === '/' ? '-home' : '-dash'}.png` })
  }
  await context.close()
}
await browser.close()
await product.stop?.()
process.exit(0)
