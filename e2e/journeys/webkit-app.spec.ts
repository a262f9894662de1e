import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { fillShell } from '../../tools/native/fill-shell.mjs'
import { linkIn, PASSWORD } from '../account.ts'
import { startFaultyProxy } from '../faulty-proxy.ts'
import { IOS_BRIDGE } from '../native-app.ts'
import { startProduct } from '../product.ts'
import { HIDE_NOTICES, missingWebKit, missingWebView, startWebKit } from '../webkit.ts'

// The app in Safari's engine, on the scheme that its web view has on iOS, against a server on another origin.

const ADDRESS = 'traveller.ios@example.org'
const APP = 'capacitor://localhost'
const missing = missingWebKit() ?? missingWebView()

test('in WebKit the app signs up by token, plans a trip on its own scheme, and edits it with no network', async () => {
  test.info().skip(missing !== null, missing ?? '')
  test.setTimeout(900_000)
  const product = await startProduct()
  const proxy = await startFaultyProxy(product.url, 1)
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-ios-'))
  const [www, bridge] = [join(folder, 'www'), join(folder, 'bridge.js')]
  expect(
    fillShell({ dist: fileURLToPath(new URL('../../web/dist', import.meta.url)), www, api: proxy.url }),
  ).toBeNull()
  writeFileSync(bridge, IOS_BRIDGE)
  const program = fileURLToPath(new URL('../webkit-app.py', import.meta.url))
  const page = await startWebKit({ binary: '/usr/bin/python3', args: [program, www, bridge] })
  const token = () =>
    page.run<string | null>(
      `return (await nativeCall('SecureStorage', 'internalGetItem', { prefixedKey: 'capacitor-storage_session-token' })).data`,
    )
  try {
    await page.open(`${APP}/auth`)
    await page.run(HIDE_NOTICES)
    await page.open(`${APP}/auth`)
    expect(await page.run('return Capacitor.getPlatform()')).toBe('ios')
    await page.click('//*[@role="tab"][normalize-space()="Sign Up"]')
    const form = '//*[@role="tabpanel"][.//button[normalize-space()="Create Account"]]'
    await page.type(`${form}//input[@type="email"]`, ADDRESS)
    await page.type(`(${form}//input[@type="password"])[1]`, PASSWORD)
    await page.type(`(${form}//input[@type="password"])[2]`, PASSWORD)
    await page.click(`${form}//button[normalize-space()="Create Account"]`)
    await page.see('//h1[.="Check your email"] | //h2[.="Check your email"]')
    const { links } = await product.mailTo(ADDRESS, 'Verify')
    await page.run(
      `nativeEvent('appUrlOpen', { url: args[0] })`,
      `tripwright:/${linkIn(links, '/email-verify')}`,
    )
    await page.see('//h1[.="Email verified"]')

    await page.open(`${APP}/itinerary`)
    await page.click('//button[normalize-space()="Plan three days in Rome"]')
    await page.see('//*[@data-proof="kept"]')
    await page.see('//main//header//*[normalize-space()="Saved"]')
    const trip = await page.run<string>(`return new URL(location.href).searchParams.get('trip')`)
    expect(trip).toMatch(/^[0-9a-f-]{36}$/)

    proxy.setDown(true)
    await page.open(`${APP}/itinerary?trip=${trip}`)
    await page.see('//*[@data-stop]')
    await page.type('//*[@aria-label="Trip name"]', 'Rome by night\n')
    await page.see('//button[normalize-space()="See which"]')
    proxy.setDown(false)
    const headers = { authorization: `Bearer ${await token()}` }
    const saved = async () => (await fetch(`${product.url}/api/trips/${trip}`, { headers })).text()
    await expect.poll(saved, { timeout: 60_000 }).toContain('Rome by night')
    expect(await page.run('return document.cookie')).toBe('')
  } finally {
    await page.stop()
    await proxy.stop()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
