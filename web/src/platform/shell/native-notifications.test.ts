import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlannedNotification } from '../device-ports.ts'
import { followTaps, makeAppPush, makeDeviceReminders } from './native-notifications.ts'

// The plugins' own code over a bridge that answers as the native side does.

type Planned = { id: number; title: string; schedule: { at: string }; extra: { path: string; key: string } }
const bridge = {
  permission: 'granted',
  token: { value: 'tok' } as { value: string } | { error: string } | null,
  pending: [] as Planned[],
  asked: [] as string[],
  broken: '',
  listeners: {} as Record<string, (data: unknown) => void>,
}
const HEADERS = {
  PushNotifications: ['checkPermissions', 'requestPermissions', 'register', 'unregister'],
  LocalNotifications: ['getPending', 'cancel', 'schedule'],
}

function answer(call: string, options: { notifications: Planned[] }): unknown {
  bridge.asked.push(call)
  if (bridge.broken === call) throw new Error('refused by the device')
  switch (call) {
    case 'PushNotifications.register':
      if (bridge.token && 'value' in bridge.token) bridge.listeners.registration?.(bridge.token)
      else if (bridge.token) bridge.listeners.registrationError?.(bridge.token)
      return {}
    case 'LocalNotifications.getPending':
      return { notifications: structuredClone(bridge.pending) }
    case 'LocalNotifications.cancel': {
      const ids = options.notifications.map(({ id }) => id)
      bridge.pending = bridge.pending.filter(({ id }) => !ids.includes(id))
      return {}
    }
    case 'LocalNotifications.schedule':
      bridge.pending.push(...JSON.parse(JSON.stringify(options.notifications)))
      return {}
    default:
      return { receive: bridge.permission }
  }
}

let push: Parameters<typeof makeAppPush>[0]
let local: Parameters<typeof makeDeviceReminders>[0]
beforeEach(async () => {
  vi.resetModules()
  Object.assign(bridge, {
    permission: 'granted',
    token: { value: 'tok' },
    pending: [],
    asked: [],
    broken: '',
  })
  vi.stubGlobal('androidBridge', {})
  vi.stubGlobal('Capacitor', {
    PluginHeaders: Object.entries(HEADERS).map(([name, methods]) => ({
      name,
      methods: [
        { name: 'addListener', rtype: 'callback' },
        { name: 'removeListener', rtype: 'callback' },
        ...methods.map((method) => ({ name: method, rtype: 'promise' })),
      ],
    })),
    nativePromise: async (plugin: string, method: string, options: never) =>
      answer(`${plugin}.${method}`, options),
    nativeCallback(_: string, method: string, { eventName }: { eventName: string }, run: () => void) {
      if (method === 'addListener') bridge.listeners[eventName] = run
      return Promise.resolve(eventName)
    },
  })
  const [{ PushNotifications }, { LocalNotifications }] = await Promise.all([
    import('@capacitor/push-notifications'),
    import('@capacitor/local-notifications'),
  ])
  push = PushNotifications
  local = LocalNotifications
})

describe('pushes', () => {
  it('are those of the system, and are asked for by a call of its own alone', async () => {
    expect([makeAppPush(push, 'ios').service, makeAppPush(push, 'android').service]).toEqual(['apns', 'fcm'])
    const port = makeAppPush(push, 'android')
    bridge.permission = 'prompt-with-rationale'
    expect(await port.permission()).toBe('prompt')
    await port.register()
    expect(bridge.asked).not.toContain('PushNotifications.requestPermissions')
    bridge.permission = 'denied'
    expect(await port.ask()).toBe('denied')
  })

  it('come by the token of the device; one without its service has none', async () => {
    const port = makeAppPush(push, 'android')
    expect(await port.register()).toBe('tok')
    bridge.token = { error: 'SERVICE_NOT_AVAILABLE' }
    expect(await port.register()).toBeNull()
    bridge.broken = 'PushNotifications.register'
    expect(await port.register()).toBeNull()
  })

  it('come by none where the service never answers', async () => {
    vi.useFakeTimers()
    bridge.token = null
    const token = makeAppPush(push, 'android').register()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await token).toBeNull()
    vi.useRealTimers()
  })

  it('are no error where the device refuses', async () => {
    const port = makeAppPush(push, 'ios')
    bridge.broken = 'PushNotifications.checkPermissions'
    expect(await port.permission()).toBe('denied')
    bridge.broken = 'PushNotifications.unregister'
    await port.unregister()
  })
})

const reminder = (n: number, more: Partial<PlannedNotification> = {}): PlannedNotification => {
  return { key: `k${n}`, at: 1_900_000_000_000 + n, title: `T${n}`, body: 'B', path: `/p${n}`, ...more }
}
const titles = () => bridge.pending.map(({ title }) => title).sort()

describe('reminders', () => {
  it('are planned for their moment, and only what changed is planned anew', async () => {
    const port = makeDeviceReminders(local)
    await port.plan([reminder(1), reminder(2)])
    expect(bridge.pending).toMatchObject([
      {
        id: 1,
        title: 'T1',
        schedule: { at: new Date(1_900_000_000_001).toISOString() },
        extra: { path: '/p1' },
      },
      { id: 2, title: 'T2' },
    ])
    await port.plan([reminder(2), reminder(3)])
    expect(titles()).toEqual(['T2', 'T3'])
    bridge.asked = []
    await port.plan([reminder(3), reminder(2)])
    expect(bridge.asked).toEqual(['LocalNotifications.getPending'])
    await port.plan([reminder(2, { title: 'Moved', at: 1_900_000_000_009 })])
    expect(titles()).toEqual(['Moved'])
    await port.plan([])
    expect(bridge.pending).toEqual([])
  })

  it('of two changes at once end as the later one has them', async () => {
    const port = makeDeviceReminders(local)
    await Promise.all([port.plan([reminder(1), reminder(2)]), port.plan([reminder(3)])])
    expect(titles()).toEqual(['T3'])
    expect(new Set(bridge.pending.map(({ id }) => id)).size).toBe(1)
  })

  it('are the next sixty, for iOS drops what is more', async () => {
    const all = Array.from({ length: 80 }, (_, n) => reminder(n)).reverse()
    await makeDeviceReminders(local).plan(all)
    expect(bridge.pending).toHaveLength(60)
    expect(titles()).toContain('T0')
    expect(titles()).not.toContain('T60')
  })

  it('go on after the device refused one', async () => {
    const port = makeDeviceReminders(local)
    bridge.broken = 'LocalNotifications.schedule'
    await port.plan([reminder(1)])
    bridge.broken = ''
    await port.plan([reminder(1)])
    expect(titles()).toEqual(['T1'])
  })
})

it('a tap opens what the notification names, and nothing where it names none', async () => {
  const opened: string[] = []
  await followTaps(push, local, (path) => opened.push(path))
  const tapped = (data: unknown) =>
    bridge.listeners.pushNotificationActionPerformed?.({ notification: { data } })
  tapped({ path: '/chat-with-us' })
  bridge.listeners.localNotificationActionPerformed?.({
    notification: { extra: { path: '/itinerary?trip=1' } },
  })
  for (const other of [null, undefined, 'x', {}, { path: 7 }, { path: { toString: 'x' } }]) tapped(other)
  expect(opened).toEqual(['/chat-with-us', '/itinerary?trip=1'])
})
