import { notificationSettingsMessages, tryPush } from '@tripwright/domain/account/notifications'
import { nameDevice } from '@tripwright/domain/account/profile'
import { call } from '#platform/call.ts'
import { devicePorts } from '#platform/device-ports.ts'
import { useText } from '#platform/text/use-text.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { type PushDevice, type PushState, usePush } from './push.state.ts'

/** Whether this device gets push messages, and the other devices that do. */
export function PushDevices() {
  const t = useText(notificationSettingsMessages)
  const push = usePush()
  const { called, reload } = push
  const service = devicePorts()?.push.service
  return (
    <section className="grid max-w-prose gap-4">
      <h2>{t('push.title')}</h2>
      <p>{service ? t(`push.app.${service}.text`) : t('push.text')}</p>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ devices }) => (
          <>
            <ThisDevice push={push} own={devices.find(({ isOwn }) => isOwn) ?? null} />
            {devices.length === 0 ? null : (
              <div className="grid gap-1">
                <h3 className="font-display font-semibold text-lg">{t('devices.title')}</h3>
                <ul className="border-hairline border-b">
                  {devices.map((device) => (
                    <Device
                      key={device.id}
                      device={device}
                      isOn={push.browser === 'on'}
                      onRemove={() => void push.turnOff(device)}
                    />
                  ))}
                </ul>
              </div>
            )}
          </>
        )}
      </Awaited>
    </section>
  )
}

function ThisDevice({ push, own }: { push: PushState; own: PushDevice | null }) {
  const t = useText(notificationSettingsMessages)
  const { browser, isBusy, turnOn, turnOff } = push
  if (browser === 'unknown') return <p className="min-h-11">{t('push.waiting')}</p>
  const isApp = devicePorts() !== null
  if (browser === 'none' || browser === 'denied')
    return (
      <p className="border-coral border-s-4 ps-3">
        {t(isApp && browser === 'denied' ? 'push.app.denied' : `push.${browser}`)}
      </p>
    )
  if (browser === 'off' || (own === null && !isApp))
    return (
      <Button className="justify-self-start" busy={isBusy} onClick={() => void turnOn()}>
        {t('push.on')}
      </Button>
    )

  async function tryOut(id: string) {
    const response = await call(tryPush, { id })
    toast(response.ok ? t('push.tried') : response.message, { kind: response.ok ? 'success' : 'error' })
  }
  return (
    <div className="grid gap-3">
      <p className="border-brand border-s-4 ps-3">
        {t(own === null ? 'push.app.only-reminders' : 'push.is-on')}
      </p>
      <div className="flex flex-wrap gap-3">
        {own === null ? null : (
          <Button variant="outline" onClick={() => void tryOut(own.id)}>
            {t('push.try')}
          </Button>
        )}
        <Button variant="ghost" busy={isBusy} onClick={() => void turnOff(own)}>
          {t('push.off')}
        </Button>
      </div>
    </div>
  )
}

type DeviceProps = {
  device: PushDevice
  /** This browser gets push messages; its own switch turns them off. */
  isOn: boolean
  onRemove: () => void
}

function Device({ device, isOn, onRemove }: DeviceProps) {
  const t = useText(notificationSettingsMessages)
  const { browser, system } = nameDevice(device.userAgent ?? '')
  const name = device.isApp
    ? t('devices.app', { system: system ?? t('devices.unknown') })
    : browser && system
      ? t('devices.device', { browser, system })
      : t('devices.unknown')
  const at = new Date(device.createdAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {name} {device.isOwn ? <Badge tone="brand">{t('devices.this')}</Badge> : null}
        </p>
        <p className="coordinate">
          {device.toldAt === null
            ? t('devices.since', { at })
            : t('devices.told', { at: new Date(device.toldAt) })}
        </p>
      </div>
      {device.isOwn && isOn ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('devices.remove.name', { device: name, at })}
          onClick={onRemove}
        >
          {t('devices.remove')}
        </Button>
      )}
    </li>
  )
}
