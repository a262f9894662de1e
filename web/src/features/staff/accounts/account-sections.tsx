import { nameDevice } from '@tripwright/domain/account/profile'
import type { Output } from '@tripwright/domain/base/contract'
import { accountsMessages, type readStaffAccount } from '@tripwright/domain/staff/accounts'
import { adminMessages } from '@tripwright/domain/staff/admin'
import type { ReactNode } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

export type StaffAccount = Output<typeof readStaffAccount>

/** What an account has: facts and counts, side by side where there is room. */
export function AccountSections({ account }: { account: StaffAccount }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10 gap-y-6">
      <Facts account={account} />
      <Plan account={account} />
      <Limits usage={account.usage} />
      <Content content={account.content} />
      <Devices devices={account.devices} />
      <Emails emails={account.emails} />
    </div>
  )
}

function Facts({ account }: { account: StaffAccount }) {
  const t = useText(accountsMessages)
  const roles = useText(adminMessages)
  const format = useFormats()
  const yesOrNo = (is: boolean) => t(is ? 'yes' : 'no')
  return (
    <Section title={t('facts.title')}>
      <dl>
        <Line name={t('facts.name')}>
          <bdi>{account.name || t('none')}</bdi>
        </Line>
        <Line name={t('facts.role')}>{roles('role', { role: account.role })}</Line>
        <Line name={t('facts.joined')}>
          {format.date(new Date(account.createdAt), { dateStyle: 'medium' })}
        </Line>
        <Line name={t('facts.verified')}>{yesOrNo(account.isVerified)}</Line>
        <Line name={t('facts.second-step')}>{yesOrNo(account.hasTwoFactor)}</Line>
      </dl>
    </Section>
  )
}

function Plan({ account: { subscription, seatOf, isRenewed } }: { account: StaffAccount }) {
  const t = useText(accountsMessages)
  const format = useFormats()
  const { subscribed, subscription_tier: tier, subscription_end: end, trial_end: trialEnd } = subscription
  const day = (at: string) => format.date(new Date(at), { dateStyle: 'medium' })
  return (
    <Section title={t('plan.title')}>
      <dl>
        <Line name={t('plan.tier')}>
          {tier === 'admin_unlimited' ? t('plan.owner') : subscribed ? tier : t('plan.free')}
        </Line>
        {subscribed ? (
          <Line name={t('plan.until')}>{end === null ? t('plan.forever') : day(end)}</Line>
        ) : null}
        {subscribed ? <Line name={t('plan.renews')}>{t(isRenewed ? 'yes' : 'no')}</Line> : null}
        <Line name={t('plan.trial')}>
          {trialEnd === null ? t('none') : t('plan.trial.until', { at: new Date(trialEnd) })}
        </Line>
        {seatOf === null ? null : (
          <Line name={t('plan.seat')}>
            <bdi>{seatOf}</bdi>
          </Line>
        )}
      </dl>
    </Section>
  )
}

function Limits({ usage: { isUnlimited, counters } }: { usage: StaffAccount['usage'] }) {
  const t = useText(accountsMessages)
  const format = useFormats()
  return (
    <Section title={t('limits.title')}>
      {isUnlimited ? <p className="text-muted">{t('limits.unlimited')}</p> : null}
      <dl>
        {counters.map(({ type, count, limit }) => (
          <Line key={type} name={t('limits.type', { type })}>
            {isUnlimited ? format.number(count) : t('limits.of', { count, limit })}
          </Line>
        ))}
      </dl>
    </Section>
  )
}

function Content({ content }: { content: StaffAccount['content'] }) {
  const t = useText(accountsMessages)
  const format = useFormats()
  return (
    <Section title={t('content.title')}>
      <p className="text-muted text-sm">{t('content.text')}</p>
      <dl>
        {(['trips', 'saves', 'files', 'conversations', 'requests'] as const).map((kind) => (
          <Line key={kind} name={t(`content.${kind}`)}>
            {format.number(content[kind])}
          </Line>
        ))}
      </dl>
    </Section>
  )
}

function Devices({ devices }: { devices: StaffAccount['devices'] }) {
  const t = useText(accountsMessages)
  return (
    <Section title={t('devices.title')}>
      {devices.length === 0 ? <p className="text-muted">{t('devices.none')}</p> : null}
      <ul hidden={devices.length === 0}>
        {devices.map(({ id, userAgent, usedAt }) => {
          const { browser, system } = nameDevice(userAgent)
          return (
            <li key={id} className="grid gap-1 border-hairline border-b py-2">
              <span>
                {browser && system ? t('devices.device', { browser, system }) : t('devices.unknown')}
              </span>
              <span className="coordinate">{t('devices.used', { at: new Date(usedAt) })}</span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Emails({ emails }: { emails: StaffAccount['emails'] }) {
  const t = useText(accountsMessages)
  const format = useFormats()
  return (
    <Section title={t('emails.title')}>
      {emails.length === 0 ? <p className="text-muted">{t('emails.none')}</p> : null}
      <ul hidden={emails.length === 0}>
        {emails.map(({ kind, isAccepted, sentAt }) => (
          <li
            key={`${sentAt} ${kind}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-hairline border-b py-2"
          >
            <span>{t('emails.kind', { kind })}</span>
            <time dateTime={sentAt} className="coordinate">
              {format.date(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {isAccepted ? null : <span className="w-full text-sm text-signal">{t('emails.refused')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-hairline border-b py-2">
      <dt>{name}</dt>
      <dd className="wrap-anywhere tabular text-end font-semibold">{children}</dd>
    </div>
  )
}
