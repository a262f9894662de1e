import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    // Chromium refuses its sandbox to root; the other switches stop its background requests.
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      // No page lives long enough to earn back what its optimizing compilers cost: a fifth of its processor time.
      '--js-flags=--no-opt --no-maglev',
      // Requests to other hosts end on this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  },
}

const desktop = { ...devices['Desktop Chrome'], ...chromium, viewport: { width: 1440, height: 900 } }
const mobile = {
  ...devices['Pixel 7'],
  ...chromium,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}
// A page of the app is public to Chromium and the test's server on this machine, which it asks the person about.
const native: PlaywrightTestConfig['use'] = {
  ...mobile,
  launchOptions: {
    ...chromium.launchOptions,
    args: [...(chromium.launchOptions?.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
  },
}

/**
 * Five projects: everything on a desktop; on a phone every route, and the screens and gestures that differ there;
 * `offline.spec.ts`, `offline-writes.spec.ts` and every page without a network, with the service worker; `native.spec.ts` as the native app, without one;
 * `webkit.spec.ts` and the app in `webkit-app.spec.ts` in WebKitGTK, where it is installed.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // Tests that needed it are named at the end of the step (tools/steps/second-tries.mjs).
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Rome',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  outputDir: '../var/e2e',
  projects: [
    {
      name: 'desktop',
      use: desktop,
      testIgnore: '**/{offline{,-pages,-writes},native,webkit,webkit-app}.spec.ts',
    },
    {
      name: 'mobile',
      use: mobile,
      testMatch: [
        'journeys/*.spec.ts',
        '{bookings,home,itinerary,flights,stays,cars,quick-actions}.spec.ts',
      ].map((name) => `**/${name}`),
      testIgnore:
        '**/{offline-pages,faulty-network,large-file,many-tabs,staff-days,webkit,webkit-app,trip-of-three}.spec.ts',
      grepInvert:
        /is accessible|Stop keeps the best plan|the map and the list light|wishes that cannot all be kept|is dragged to its place|nothing sticks out|the welcome never moves/,
    },
    {
      name: 'offline',
      use: { ...mobile, serviceWorkers: 'allow' },
      testMatch: '**/offline{,-pages,-writes}.spec.ts',
    },
    { name: 'native', use: native, testMatch: '**/native.spec.ts' },
    { name: 'webkit', testMatch: '**/webkit{,-app}.spec.ts' },
  ],
})
