import type { Output } from '@tripwright/domain/base/contract'
import {
  grantTrial,
  listAccountSubscriptions,
  SUBSCRIPTION_FILTERS,
  subscriptionListMessages,
} from '@tripwright/domain/plans/subscription'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

type SubscriptionList = Output<typeof listAccountSubscriptions>
type Account = SubscriptionList['accounts'][number]
const [PAGE, MAX_ROWS] = [50, 100]

/** Plans and trials by account; support can grant another trial here. */
export function SubscriptionsTab() {
  const t = useText(subscriptionListMessages)
  const [words, setWords] = useState('')
  const [show, setShow] = useState<(typeof SUBSCRIPTION_FILTERS)[number]>('all')
  const [limit, setLimit] = useState(PAGE)
  const { called, reload } = useCall(listAccountSubscriptions, { words, show, limit })
  return (
    <div className="grid gap-6">
      <search className="grid max-w-180 gap-4 sm:grid-cols-2">
        <TextField
          type="search"
          label={t('search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label={t('show')}
          value={show}
          onChange={({ target: { value } }) =>
            setShow(SUBSCRIPTION_FILTERS.find((one) => one === value) ?? 'all')
          }
        >
          {SUBSCRIPTION_FILTERS.map((one) => (
            <option key={one} value={one}>
              {t(`show.${one}`)}
            </option>
          ))}
        </SelectField>
      </search>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ accounts, isMore, counts, asOf }) => (
          <>
            <Counts counts={counts} asOf={asOf} />
            <section className="grid gap-3">
              <p role="status" className="text-muted text-sm">
                {t(isMore ? 'some' : 'found', { count: accounts.length })}
              </p>
              <ul>
                {accounts.map((account) => (
                  <AccountRow
                    key={account.id}
                    account={account}
                    asOf={asOf}
                    onChanged={() => void reload()}
                  />
                ))}
              </ul>
              {isMore && limit < MAX_ROWS ? (
                <Button variant="outline" className="justify-self-start" onClick={() => setLimit(MAX_ROWS)}>
                  {t('more')}
                </Button>
              ) : null}
            </section>
          </>
        )}
      </Awaited>
    </div>
  )
}

function Counts({ counts, asOf }: Pick<SubscriptionList, 'counts' | 'asOf'>) {
  const t = useText(subscriptionListMessages)
  const { paid, cancelled, trial, over } = counts
  const all = Object.values(paid).reduce((sum, n) => sum + n, 0)
  return (
    <section className="grid max-w-180 gap-2">
      <dl>
        <Line name={t('count.paid')} value={all} />
        {Object.entries(paid).map(([tier, n]) => (
          <Line key={tier} name={tier} value={n} isPart />
        ))}
        <Line name={t('count.cancelled')} value={cancelled} isPart />
        <Line name={t('count.trial')} value={trial} />
        <Line name={t('count.over')} value={over} />
      </dl>
      <p className="coordinate">{t('as-of', { at: new Date(asOf) })}</p>
    </section>
  )
}

function Line({ name, value, isPart = false }: { name: string; value: number; isPart?: boolean }) {
  const format = useFormats()
  return (
    <div className="flex justify-between gap-4 border-hairline border-b py-2">
      <dt className={isPart ? 'ps-6 text-muted' : ''}>{name}</dt>
      <dd className="tabular font-semibold text-end">{format.number(value)}</dd>
    </div>
  )
}

type AccountRowProps = { account: Account; asOf: string; onChanged: () => void }

function AccountRow({ account, asOf, onChanged }: AccountRowProps) {
  const t = useText(subscriptionListMessages)
  const [isBusy, setIsBusy] = useState(false)
  const { id, email, plan, hasSeat, trialEndsAt } = account
  const isTrying = trialEndsAt !== null && trialEndsAt > asOf
  const isPaid = plan?.isRunning || hasSeat

  async function grant() {
    setIsBusy(true)
    const response = await call(grantTrial, { id })
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('granted', { email, end: new Date(response.value.trialEndsAt) }), { kind: 'success' })
    onChanged()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere font-semibold">
          <bdi>{email}</bdi> {plan?.isRunning ? <Badge tone="brand">{plan.tier}</Badge> : null}
          {hasSeat ? <Badge tone="brand">{t('seat')}</Badge> : null}
        </p>
        <p className="coordinate flex flex-wrap gap-x-4">
          {plan ? <span>{planLine(plan)}</span> : null}
          {trialEndsAt === null ? null : (
            <span>{t(isTrying ? 'trial.runs' : 'trial.over', { end: new Date(trialEndsAt) })}</span>
          )}
        </p>
      </div>
      {isPaid || isTrying ? null : (
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          aria-label={t('grant.name', { email })}
          onClick={() => void grant()}
        >
          {t('grant')}
        </Button>
      )}
    </li>
  )

  function planLine({ tier, source, endsAt, isCancelled, isRunning }: NonNullable<Account['plan']>): string {
    const of = `${tier}, ${t(`source.${source}`)}`
    if (endsAt === null) return `${of} · ${t('plan.forever')}`
    const end = new Date(endsAt)
    if (!isRunning) return `${of} · ${t('plan.ended', { end })}`
    if (source === 'grant') return `${of} · ${t('plan.given', { end })}`
    return `${of} · ${t(isCancelled ? 'plan.cancelled' : 'plan.until', { end })}`
  }
}
