import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { recordEarlyInput } from '#platform/early-input.ts'
import { untilLoaded } from '#platform/lazy-part.ts'
import { log } from '#platform/log.ts'
import { startSession } from '#platform/session.ts'
import { requestedLocale, setLocale } from '#platform/text/locale.ts'
import { formats } from '#platform/text/use-formats.ts'
import { followTheme } from '#platform/theme.ts'
import { yieldToMain } from '#platform/time-slicing.ts'
import './app/app.css'
import { App } from './app/app.tsx'
import { findRoute } from './app/find-route.ts'
import { loadPage } from './app/page-loader.ts'
import { keepTypedOverReload } from './app/typed-input.ts'

async function start(root: HTMLElement): Promise<void> {
  if ('native' in document.documentElement.dataset)
    await import('./app/enter-shell.ts').then((it) => it.enterNativeShell())
  followTheme()
  // What a trip's page shows depends on whose it is: asked while the page is made alive.
  if ('trip' in document.documentElement.dataset) startSession()
  const { pathname, search } = location
  const loading = loadPage(findRoute(pathname), pathname)
  if (root.firstElementChild === null) {
    await Promise.all([loading, setLocale(requestedLocale(search))])
    createRoot(root).render(<App onReady={() => markHydrated(root)} />)
    return
  }
  await loading
  // The first Intl object takes 10 to 20 ms to create: here nothing waits for it.
  await yieldToMain()
  formats().number(0)
  await yieldToMain()
  recordEarlyInput(root)
  // From here on React handles events itself; the boot script replays the earlier ones on `hydrated`.
  document.dispatchEvent(new Event('hydrating'))
  const onReady = () => {
    markHydrated(root)
    void setLocale(requestedLocale(search))
  }
  const onRecoverableError = (error: unknown) => log.error('The document does not match the app', { error })
  // As a transition it runs in short tasks; input in between is handled first.
  startTransition(() => {
    hydrateRoot(root, <App onReady={onReady} />, { onRecoverableError })
  })
}

let isHydrated = false

// Everything is interactive now. React runs effects twice in development.
function markHydrated(root: HTMLElement): void {
  if (isHydrated) return
  isHydrated = true
  keepTypedOverReload(root)
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('hydrated'))
  void startAll()
}

async function startAll(): Promise<void> {
  await yieldToMain()
  startSession()
  await yieldToMain()
  const services = await untilLoaded(() => import('./app/start-services.ts'))
  services.startServices()
}

const root = document.getElementById('root')
if (root) void start(root)
