import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptDevice } from './device-standards.ts'

// The plugins' own code over a bridge that answers as the native side does: what a page gets from the standards must be what a
// browser gives it.

type Answer = { ok: unknown } | { error: { message: string; code?: string } }
const bridge = {
  answers: {} as Record<string, Answer>,
  asked: [] as [call: string, options: unknown][],
  listeners: {} as Record<string, (data: unknown) => void>,
}

const HEADERS = {
  Haptics: ['impact'],
  Share: ['share'],
  Geolocation: ['getCurrentPosition'],
  Network: ['getStatus'],
}

let device: Navigator
beforeEach(async () => {
  vi.resetModules()
  Object.assign(bridge, { answers: { 'Network.getStatus': { ok: { connected: true } } }, asked: [] })
  vi.stubGlobal('androidBridge', {})
  vi.stubGlobal('Capacitor', {
    PluginHeaders: Object.entries(HEADERS).map(([name, methods]) => ({
      name,
      methods: [
        { name: 'addListener', rtype: 'callback' },
        ...methods.map((method) => ({ name: method, rtype: 'promise' })),
      ],
    })),
    async nativePromise(plugin: string, method: string, options: unknown) {
      bridge.asked.push([`${plugin}.${method}`, options])
      const answer = bridge.answers[`${plugin}.${method}`] ?? { ok: {} }
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error)
      return answer.ok
    },
    nativeCallback(_: string, __: string, { eventName }: { eventName: string }, run: () => void) {
      bridge.listeners[eventName] = run
      return Promise.resolve(eventName)
    },
  })
  const [{ Share }, { Geolocation }, { Network }, { Haptics, ImpactStyle }] = await Promise.all([
    import('@capacitor/share'),
    import('@capacitor/geolocation'),
    import('@capacitor/network'),
    import('@capacitor/haptics'),
  ])
  device = Object.create(navigator)
  const haptics = { touch: () => Haptics.impact({ style: ImpactStyle.Light }) }
  await adoptDevice(device, { sheet: Share, positions: Geolocation, network: Network, haptics })
})

describe('sharing', () => {
  it('opens the sheet of the device with what is there', async () => {
    await device.share({ title: 'Rome', text: '', url: 'https://trip.example/x' })
    expect(bridge.asked.at(-1)).toEqual(['Share.share', { title: 'Rome', url: 'https://trip.example/x' }])
  })

  it.each([
    ['Share canceled', 'AbortError'],
    ['Must provide a URL or Message', 'NotAllowedError'],
  ])('that ends with "%s" ends as in a browser, with %s', async (message, name) => {
    bridge.answers['Share.share'] = { error: { message } }
    await expect(device.share({ url: 'https://trip.example/x' })).rejects.toMatchObject({ name })
  })
})

it('a touch is one light impact, and a device that refuses it is no error', async () => {
  expect(device.vibrate(10)).toBe(true)
  await expect.poll(() => bridge.asked).toContainEqual(['Haptics.impact', { style: 'LIGHT' }])
  bridge.answers['Haptics.impact'] = { error: { message: 'none' } }
  expect(device.vibrate(10)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve))
})

describe('a position', () => {
  const find = () =>
    new Promise<GeolocationPosition | GeolocationPositionError>((resolve) =>
      device.geolocation.getCurrentPosition(resolve, resolve, { timeout: 9000, enableHighAccuracy: true }),
    )

  it('has the form of the web, with the wishes of the caller', async () => {
    const coords = { latitude: 41.9, longitude: 12.5, accuracy: 20 }
    bridge.answers['Geolocation.getCurrentPosition'] = { ok: { timestamp: 5, coords } }
    expect(await find()).toMatchObject({ timestamp: 5, coords: { ...coords, altitude: null, speed: null } })
    expect(bridge.asked.at(-1)?.[1]).toMatchObject({ timeout: 9000, enableHighAccuracy: true })
  })

  it.each([
    ['OS-PLUG-GLOC-0003', 'Location permission request was denied.', 1],
    ['OS-PLUG-GLOC-0009', 'Request to enable location was denied.', 1],
    ['OS-PLUG-GLOC-0007', 'Location services are not enabled.', 2],
    ['OS-PLUG-GLOC-0002', 'There was an error trying to obtain the location.', 2],
    ['OS-PLUG-GLOC-0010', 'Could not obtain location in time.', 3],
    ['', 'User denied', 1],
  ])('that is refused with %s has the code of the web', async (code, message, expected) => {
    bridge.answers['Geolocation.getCurrentPosition'] = { error: { message, code } }
    expect(await find()).toMatchObject({ code: expected, message })
  })
})

describe('the network', () => {
  it('is what the device says, and a change is told once', () => {
    const heard: string[] = []
    for (const name of ['online', 'offline']) addEventListener(name, () => heard.push(name))
    expect(device.onLine).toBe(true)
    for (const connected of [false, false, true]) bridge.listeners.networkStatusChange?.({ connected })
    expect(heard).toEqual(['offline', 'online'])
    bridge.listeners.networkStatusChange?.({ connected: false })
    expect(device.onLine).toBe(false)
  })

  it('is what the web view says where the device does not answer', async () => {
    const refuse = () => Promise.reject(new Error('none'))
    const other: Navigator = Object.create(navigator)
    const network = { getStatus: refuse, addListener: refuse }
    await adoptDevice(other, {
      sheet: { share: refuse },
      positions: { getCurrentPosition: refuse },
      haptics: { touch: refuse },
      network,
    })
    expect(other.onLine).toBe(navigator.onLine)
  })
})
