/** The browser of the measurements. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Chromium without its background requests; accepts our certificate; no sandbox for root, because Chromium refuses that. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--ignore-certificate-errors',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
