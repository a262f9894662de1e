import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { untilLoaded } from '#platform/lazy-part.ts'
import { log } from '#platform/log.ts'
import { startSession } from '#platform/session.ts'
import { setLocale, wishedLocale } from '#platform/text/locale.ts'
import { followTheme } from '#platform/theme.ts'
import './app/app.css'
import { App } from './app/app.tsx'
import { findRoute } from './app/find-route.ts'
import { loadPage } from './app/page-loader.ts'
import { keepTypedOverReload, readTyped, writeTyped } from './app/typed-input.ts'

async function start(root: HTMLElement): Promise<void> {
  followTheme()
  const { pathname, search } = location
  const loading = loadPage(findRoute(pathname), pathname)
  if (root.firstElementChild === null) {
    await Promise.all([loading, setLocale(wishedLocale(search))])
    createRoot(root).render(<App onReady={() => settle(root)} />)
    return
  }
  await loading
  const typed = readTyped(root)
  // From here on React answers events itself; the boot script repeats the earlier ones when it hears `hydrated`.
  document.dispatchEvent(new Event('hydrating'))
  const onReady = () => {
    writeTyped(root, typed)
    settle(root)
    void setLocale(wishedLocale(search))
  }
  const onRecoverableError = (error: unknown) => log.error('The document does not match the app', { error })
  // As a transition it is done in short turns; an input that comes meanwhile is answered first.
  startTransition(() => {
    hydrateRoot(root, <App onReady={onReady} />, { onRecoverableError })
  })
}

let isSettled = false

// Everything drawn answers now. React runs effects twice in development.
function settle(root: HTMLElement): void {
  if (isSettled) return
  isSettled = true
  keepTypedOverReload(root)
  document.documentElement.dataset.hydrated = ''
  document.dispatchEvent(new Event('hydrated'))
  startSession()
  void untilLoaded(() => import('./app/start-services.ts')).then((services) => services.startServices())
}

const root = document.getElementById('root')
if (root) void start(root)
