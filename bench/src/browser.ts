/** The browser that pages are measured in. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** No request of its own, our own certificate accepted, and no sandbox for root, whom Chromium refuses it. */
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
