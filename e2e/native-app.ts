import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillShell } from '../tools/native/fill-shell.mjs'
import { type BrowserContext, open, type Page, type Product } from './fixtures.ts'

/** What the web view of Android calls the app's own page. */
export const APP = 'https://localhost'

/** Each plugin that the app calls, with its methods as the native side registers them. */
const PLUGINS: Record<string, readonly string[]> = {
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  App: ['getLaunchUrl', 'minimizeApp'],
  Browser: ['open'],
  Geolocation: ['getCurrentPosition'],
  Network: ['getStatus'],
  Haptics: ['impact'],
  LocalNotifications: ['getPending', 'cancel', 'schedule'],
  PushNotifications: ['checkPermissions', 'requestPermissions', 'register', 'unregister'],
  Share: ['share'],
  StatusBar: ['setStyle'],
}

/** A device with the app installed. */
export type Device = {
  /** What is in the secure storage. */
  secrets: Map<string, string>
  /** Addresses that were opened in a browser over the app. */
  opened: string[]
  /** Whether the person was asked for notifications, and what they said. */
  notifications: 'prompt' | 'granted'
  /** The reminders that are planned on the device, by id. */
  planned: Map<number, { title: string; schedule: { at: string }; extra: { path: string } }>
  /** Requests that left the device. */
  sent: { url: string; cookie: boolean; authorization: string | null }[]
  /** Another app opens a link of ours. */
  follow(page: Page, link: string): Promise<void>
  remove(): void
}

/**
 * Installs the app of the web build into this context: its files come from the device, and a bridge answers its plugins as the
 * native ones do. What the app needs from the network comes from the product, which is another origin.
 */
export async function installApp(context: BrowserContext, product: Product): Promise<Device> {
  const www = mkdtempSync(join(tmpdir(), 'tripwright-www-'))
  const dist = fileURLToPath(new URL('../web/dist', import.meta.url))
  const problem = fillShell({ dist, www, api: product.url })
  if (problem !== null) throw new Error(problem)
  const device: Device = {
    secrets: new Map(),
    opened: [],
    notifications: 'prompt',
    planned: new Map(),
    sent: [],
    async follow(page, link) {
      await page.evaluate((url) => Object(window).nativeEvent('appUrlOpen', { url }), link)
    },
    remove: () => rmSync(www, { recursive: true, force: true }),
  }
  await context.route(`${APP}/**`, (route) => {
    const path = join(www, decodeURIComponent(new URL(route.request().url()).pathname))
    // A path that is no file is a page, as the web view of the app has it.
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true
    return route.fulfill({ path: isFile ? path : join(www, 'index.html') })
  })
  context.on('request', async (request) => {
    if (request.url().startsWith(`${APP}/`) || !request.url().startsWith('http')) return
    // A page that is closed no longer tells the headers of its last requests.
    const headers = await request.allHeaders().catch(() => null)
    if (headers === null) return
    const { cookie, authorization = null } = headers
    device.sent.push({ url: request.url(), cookie: cookie !== undefined, authorization })
  })
  await context.exposeFunction('nativeCall', (plugin: string, method: string, options: Options) =>
    answer(device, `${plugin}.${method}`, options),
  )
  await context.addInitScript(putBridge, PLUGINS)
  await context.addInitScript(() => {
    Object(window).androidBridge = {}
  })
  return device
}

type Planned = { id: number; title: string; schedule: { at: string }; extra: { path: string } }
type Options = { prefixedKey?: string; data?: string; url?: string; notifications?: Planned[] }

function answer(device: Device, call: string, options: Options): object | null {
  const { secrets, opened, planned } = device
  const { prefixedKey = '', data = '', url = '', notifications = [] } = options
  switch (call) {
    case 'SecureStorage.internalGetItem':
      return { data: secrets.get(prefixedKey) ?? null }
    case 'SecureStorage.internalSetItem':
      secrets.set(prefixedKey, data)
      return null
    case 'SecureStorage.internalRemoveItem':
      return { success: secrets.delete(prefixedKey) }
    case 'Browser.open':
      opened.push(url)
      return null
    case 'PushNotifications.requestPermissions':
      device.notifications = 'granted'
      return { receive: device.notifications }
    case 'PushNotifications.checkPermissions':
      return { receive: device.notifications }
    case 'LocalNotifications.getPending':
      return { notifications: [...planned].map(([id, one]) => ({ id, ...one })) }
    case 'LocalNotifications.schedule':
      for (const { id, ...one } of notifications) planned.set(id, one)
      return { notifications: [] }
    case 'LocalNotifications.cancel':
      for (const { id } of notifications) planned.delete(id)
      return null
    case 'Haptics.impact':
    case 'PushNotifications.register':
    case 'PushNotifications.unregister':
    case 'StatusBar.setStyle':
    case 'App.getLaunchUrl':
    case 'App.minimizeApp':
      return null
    case 'Network.getStatus':
      return { connected: true, connectionType: 'wifi' }
    default:
      throw new Error(`The bridge has no ${call}`)
  }
}

// Runs in the page, before its scripts: what Capacitor's native side puts into its web view.
function putBridge(plugins: Record<string, readonly string[]>): void {
  const page = Object(window)
  const listeners: Record<string, ((data: unknown) => void)[]> = {}
  page.nativeEvent = (name: string, data: unknown) => {
    for (const listener of listeners[name] ?? []) listener(data)
  }
  page.Capacitor = {
    PluginHeaders: Object.entries(plugins).map(([name, methods]) => ({
      name,
      methods: [
        { name: 'addListener', rtype: 'callback' },
        ...methods.map((method) => ({ name: method, rtype: 'promise' })),
      ],
    })),
    nativePromise: (plugin: string, method: string, options: unknown) =>
      page.nativeCall(plugin, method, options ?? {}),
    nativeCallback(_: string, __: string, { eventName }: { eventName: string }, callback: () => void) {
      listeners[eventName] = [...(listeners[eventName] ?? []), callback]
      return Promise.resolve(eventName)
    },
  }
}

/** The bridge as a script for a web view of iOS, whose handler of messages answers each call. */
export const IOS_BRIDGE = `window.nativeCall = (...call) => window.webkit.messageHandlers.bridge.postMessage(JSON.stringify(call))
;(${putBridge})(${JSON.stringify(PLUGINS)})`

/** Starts the app on one of its pages. */
export async function startApp(page: Page, path = '/'): Promise<void> {
  await open(page, `${APP}${path}`)
}
