import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY = '/usr/bin/xvfb-run'
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** The name that WebDriver gives to an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE_MS = 90_000

/** A browser that WebDriver starts, with its arguments. */
type Program = { binary: string; args: string[] }
const MINI_BROWSER: Program = { binary: BROWSER, args: ['--automation'] }

/** Why WebKitGTK cannot be driven here, in a sentence; null where it can. */
export function missingWebKit(): string | null {
  const missing = [DRIVER, DISPLAY, BROWSER].filter((file) => !existsSync(file))
  return missing.length === 0
    ? null
    : `WebKitGTK is not installed (apt-get install webkit2gtk-driver xvfb xauth): ${missing.join(', ')}`
}

/** Why the app's web view cannot be made of WebKitGTK here, in a sentence; null where it can. */
export function missingWebView(): string | null {
  const words = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
  const { status } = spawnSync('/usr/bin/python3', ['-c', words])
  return status === 0
    ? null
    : 'WebKitGTK has no web view here (apt-get install python3-gi gir1.2-webkit2-4.1)'
}

/** A page in WebKitGTK. What is sought is an XPath; each call waits until it is there. */
type WebKit = {
  open(url: string): Promise<void>
  click(path: string): Promise<void>
  /** Writes into a field after what is in it was removed, and presses Enter when the text ends in a line break. */
  type(path: string, text: string): Promise<void>
  see(path: string): Promise<void>
  /** Runs the body of an async function in the page. */
  run<T>(body: string, ...args: unknown[]): Promise<T>
  stop(): Promise<void>
}

/** Starts WebKitGTK's small browser, or another of it, by the WebDriver protocol, on a display of its own. */
export async function startWebKit(program = MINI_BROWSER): Promise<WebKit> {
  const port = await freePort()
  const driver = spawn(
    DISPLAY,
    ['-a', '-s', '-screen 0 1440x1200x24', DRIVER, `--port=${port}`, '--host=127.0.0.1'],
    {
      detached: true,
      // Its sandbox needs rights that a container does not give.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  )
  const base = `http://127.0.0.1:${port}`
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = Object(await answer.json())
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
  try {
    await patiently(() => call('GET', '/status'))
    const alwaysMatch = { 'webkitgtk:browserOptions': program }
    const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch } })
    const of = `/session/${sessionId}`
    await call('POST', `${of}/window/rect`, { width: 1400, height: 1150 })
    const find = (path: string): Promise<string> =>
      patiently(async () => {
        const found = await call('POST', `${of}/element`, { using: 'xpath', value: path })
        const id = String(found[ELEMENT])
        const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })'
        await call('POST', `${of}/execute/sync`, { script, args: [found] })
        if (!(await call('GET', `${of}/element/${id}/displayed`))) throw new Error(`${path} is hidden`)
        return id
      })
    return {
      async open(url) {
        await call('POST', `${of}/url`, { url })
        await find('/html[@data-hydrated]')
      },
      click: (path) =>
        // The element may move or be drawn again in between.
        patiently(async () => call('POST', `${of}/element/${await find(path)}/click`, {})),
      type: (path, text) =>
        patiently(async () => {
          const id = await find(path)
          await call('POST', `${of}/element/${id}/clear`, {})
          await call('POST', `${of}/element/${id}/value`, { text: text.replace(/\n$/, '\uE007') })
        }),
      async see(path) {
        await find(path)
      },
      run: (body, ...args) =>
        call('POST', `${of}/execute/async`, {
          script: `const done = arguments[arguments.length - 1]; const args = [...arguments].slice(0, -1);
            (async () => { ${body} })().then(done, (error) => done(String(error)))`,
          args,
        }),
      async stop() {
        await call('DELETE', of).catch(() => undefined)
        end(driver)
      },
    }
  } catch (error) {
    end(driver)
    throw error
  }
}

/** No notice lies over the next pages: they come once, take clicks when they come, and are tried elsewhere. */
export const HIDE_NOTICES = `
  localStorage.setItem('splash-seen', 'true')
  localStorage.setItem('last-activity', String(Date.now()))
  localStorage.setItem('cookie-consent', 'declined')
  localStorage.setItem('install-prompt', JSON.stringify({ firstVisit: 0, dismissedAt: 0, isForGood: true }))
  localStorage.setItem('tripwright-email-popup', JSON.stringify({ dismissed: true, permanentlyDismissed: true }))`

/** Ends the driver with its display, which are one group of processes. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
