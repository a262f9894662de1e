// Runs at the end of a prerendered page (build/inline-scripts.ts inserts it). Loads the app once the page is loaded and
// painted and the browser is idle, or at the first user event; clicks before hydration are replayed afterwards.
// `trip`: what the page loads by itself when its address names a trip.
const { entry = '', preload = '', sheet = '', trip = '' } = document.currentScript?.dataset ?? {}
const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']
const START_DELAY_MS = 1500
const TIME_SLICE_MS = 4

let isStarted = false
const queuedReplays: (() => void)[] = []

function start(): void {
  if (isStarted) return
  isStarted = true
  const parts = namesIn(preload)
  // The app renders content that the document's inline rules do not cover.
  const styled = new Promise((resolve, reject) => {
    const link = fetchPart('stylesheet', sheet)
    link.onload = resolve
    link.onerror = reject
  })
  runParts(parts, styled).catch(() => {
    // No network: the next user event tries again.
    isStarted = false
  })
}

// Loaded and run in short tasks, so that the page can respond in between.
async function runParts(parts: readonly string[], styled: Promise<unknown>): Promise<void> {
  for (const href of parts) {
    fetchPart('modulepreload', href)
    await yieldToMain()
  }
  if (document.documentElement.dataset.trip !== undefined)
    for (const href of namesIn(trip)) fetchPart('modulepreload', href)
  await styled
  for (const href of parts) {
    // A part that is missing after an update is handled by the app: it requests it again and then reloads the page.
    await import(href).catch(() => null)
    await yieldToMain()
  }
  await import(entry)
}

function namesIn(list: string): string[] {
  return list.split(' ').filter(Boolean)
}

let sliceStart = 0

function yieldToMain(): unknown {
  const now = performance.now()
  if (now < sliceStart + TIME_SLICE_MS) return
  return new Promise<void>((resolve) =>
    setTimeout(() => {
      sliceStart = performance.now()
      resolve()
    }),
  )
}

function fetchPart(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else setTimeout(start, 200)
}

let popoverButton: Element | undefined

// A link and a checkbox work without the app. A native popover would open empty, because the app renders its content.
function queueClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || (button.type === 'submit' && button.form)) return
  if (button.hasAttribute('popovertarget')) {
    event.preventDefault()
    // An impatient user clicks twice: two replayed clicks would open the menu and close it again.
    if (button === popoverButton) return
    popoverButton = button
  }
  queuedReplays.push(() => button.click())
}

function queueSubmit(event: SubmitEvent): void {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement)) return
  event.preventDefault()
  queuedReplays.push(() => target.requestSubmit(submitter))
}

for (const sign of INTERACTION_EVENTS) addEventListener(sign, start, { passive: true })
addEventListener('click', queueClick, true)
addEventListener('submit', queueSubmit, true)
// A trip is drawn by the app alone: there is nothing to read or to press until it runs.
if (document.documentElement.dataset.trip !== undefined) start()
addEventListener('load', () => {
  // "load" and an idle moment both come before the first paint when the document is the only resource.
  new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true })
  // A page in a background tab is not painted.
  setTimeout(start, START_DELAY_MS)
})
document.addEventListener('hydrating', () => {
  for (const sign of INTERACTION_EVENTS) removeEventListener(sign, start)
  removeEventListener('click', queueClick, true)
  removeEventListener('submit', queueSubmit, true)
})
document.addEventListener('hydrated', () => {
  for (const repeat of queuedReplays.splice(0)) repeat()
})

export {}
