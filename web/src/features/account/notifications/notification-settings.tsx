import {
  type Channel,
  NOTIFICATION_CHANNELS,
  type NotificationChoiceKind,
  type NotificationChoices,
  notificationSettingsMessages,
  putNotificationChoice,
  readNotificationChoices,
} from '@tripwright/domain/account/notifications'
import { queueWrite } from '#platform/queue-write.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Switch } from '#ui/checkbox.tsx'
import { toast } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const PLAN_KINDS: readonly NotificationChoiceKind[] = [
  'seat',
  'trial-end',
  'payment-failed',
  'taken-down',
  'report',
  'support-answered',
]
const GROUPS = [
  {
    name: 'trips',
    kinds: (Object.keys(NOTIFICATION_CHANNELS) as NotificationChoiceKind[]).filter(
      (kind) => !PLAN_KINDS.includes(kind),
    ),
  },
  { name: 'plan', kinds: PLAN_KINDS },
] as const

/** Chooses the channel of each kind of notification. Each switch takes effect at once. */
export function NotificationSettings() {
  const t = useText(notificationSettingsMessages)
  const { called, reload, set } = useCall(readNotificationChoices, undefined)

  async function choose(
    now: NotificationChoices,
    kind: NotificationChoiceKind,
    channel: Channel,
    wants: boolean,
  ) {
    set({ ...now, [kind]: { ...now[kind], [channel]: wants } })
    const delivery = await queueWrite(putNotificationChoice, { kind, channel, wants }, 'notification-choices')
    if (delivery.state === 'queued') return
    if (delivery.state === 'refused') toast(delivery.refusal.message, { kind: 'error' })
    if (delivery.state === 'refused') set(now)
    else if (delivery.value) set(delivery.value)
  }
  return (
    <section className="grid max-w-prose gap-2">
      <h2>{t('choices.title')}</h2>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(choices) => (
          <div className="grid gap-6">
            <p className="text-muted text-sm">{t('choices.digest')}</p>
            {GROUPS.map(({ name, kinds }) => (
              <section
                key={name}
                aria-label={t(`choices.group.${name}`)}
                className="border-hairline border-b"
              >
                <h3 className="mb-2 font-sans font-semibold text-base">{t(`choices.group.${name}`)}</h3>
                {kinds.map((kind) => (
                  <Kind
                    key={kind}
                    kind={kind}
                    wants={(channel) => Reflect.get(choices[kind], channel) === true}
                    onChoose={(channel, wants) => void choose(choices, kind, channel, wants)}
                  />
                ))}
              </section>
            ))}
          </div>
        )}
      </Awaited>
    </section>
  )
}

type KindProps = {
  kind: NotificationChoiceKind
  wants: (channel: Channel) => boolean
  onChoose: (channel: Channel, wants: boolean) => void
}

const HINTS = {
  'trip-alert': 'kind.trip-alert.hint',
  'trip-joined': 'kind.trip-joined.hint',
  'trip-role': 'kind.trip-role.hint',
  'trip-day': 'kind.trip-day.hint',
  'email-waiting': 'kind.email-waiting.hint',
  reminder: 'kind.reminder.hint',
  seat: 'kind.seat.hint',
  'trial-end': 'kind.trial-end.hint',
} as const

function hintOf(kind: NotificationChoiceKind) {
  return Object.hasOwn(HINTS, kind) ? HINTS[kind as keyof typeof HINTS] : null
}

function Kind({ kind, wants, onChoose }: KindProps) {
  const t = useText(notificationSettingsMessages)
  const name = t(`kind.${kind}`)
  const hint = hintOf(kind)
  // What is not wanted in the list is not found out or told at all.
  const isWatched = !NOTIFICATION_CHANNELS[kind].some((one) => one === 'here') || wants('here')
  return (
    <section aria-label={name} className="grid gap-1 border-hairline border-t py-3">
      <h4 className="font-sans font-semibold text-sm">{name}</h4>
      {hint === null ? null : <p className="text-muted text-sm">{t(hint)}</p>}
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        {NOTIFICATION_CHANNELS[kind].map((channel) => (
          <Switch
            key={channel}
            label={
              <>
                <VisuallyHidden>{name}: </VisuallyHidden>
                {t(`choices.${channel}`)}
              </>
            }
            checked={wants(channel) && (isWatched || channel === 'here')}
            disabled={!isWatched && channel !== 'here'}
            onChange={({ target }) => onChoose(channel, target.checked)}
          />
        ))}
      </div>
    </section>
  )
}
