import { findBalances, type Payment, settleUp, spentMessages } from '@tripwright/domain/budget'
import { isSameValue } from '@tripwright/domain/trips'
import X from 'lucide-react/icons/x'
import { today } from '#features/links/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { type GroupProps, nameOf } from './group.state.ts'
import type { BookProps } from './people-section.tsx'

/** Who gets, who owes, and the fewest payments that make it even. */
export function SettleSection({ group, change, book }: BookProps) {
  const t = useText(spentMessages)
  const formats = useFormats()
  const { balances } = findBalances(group, book, today())
  const { payments, isFewest } = settleUp(balances)
  const money = (amount: number) => formats.money(amount, group.currency)
  const balanceText = (amount: number) => {
    if (amount === 0) return t('balance.even')
    return amount > 0
      ? t('balance.gets', { amount: money(amount) })
      : t('balance.owes', { amount: money(-amount) })
  }

  function note(payment: Payment): void {
    change((now) => ({ payments: [...now.payments, payment] }))
    const isIt = (one: Payment) => isSameValue(one, payment)
    const undo = () =>
      change((now) => ({ payments: now.payments.toSpliced(now.payments.findLastIndex(isIt), 1) }))
    toast(t('settle.noted'), { action: { label: t('list.undo'), onPick: undo } })
  }

  return (
    <section className="neatline grid gap-4 p-5" aria-labelledby="balances">
      <h2 id="balances" className="text-xl">
        {t('balance.title')}
      </h2>
      <dl className="tabular grid">
        {group.people.map(({ id, name }) => {
          const amount = balances.get(id) ?? 0
          return (
            <div key={id} className="flex justify-between gap-3 border-hairline border-t py-1.5">
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd className={amount < 0 ? 'text-signal' : amount > 0 ? 'text-brand' : 'text-muted'}>
                {balanceText(amount)}
              </dd>
            </div>
          )
        })}
      </dl>
      <h3 className="text-lg">{t('settle.title')}</h3>
      {payments.length === 0 ? <p className="text-muted">{t('settle.none')}</p> : null}
      <ul className="grid">
        {payments.map((payment) => {
          const [from, to] = [nameOf(group, payment.from), nameOf(group, payment.to)]
          return (
            <li
              key={`${payment.from} ${payment.to}`}
              className="flex flex-wrap items-center gap-x-3 border-hairline border-t py-1"
            >
              <span className="flex-1">{t('settle.row', { from, to })}</span>
              <bdi className="tabular font-semibold">{money(payment.amount)}</bdi>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('settle.done.label', { from, to, amount: money(payment.amount) })}
                onClick={() => note(payment)}
              >
                {t('settle.done')}
              </Button>
            </li>
          )
        })}
      </ul>
      {payments.length > 0 ? (
        <p className="text-muted text-sm">
          {isFewest ? t('settle.fewest', { count: payments.length }) : t('settle.greedy')}
        </p>
      ) : null}
      {group.payments.length > 0 ? <Noted group={group} change={change} /> : null}
    </section>
  )
}

function Noted({ group, change }: GroupProps) {
  const t = useText(spentMessages)
  const formats = useFormats()
  return (
    <>
      <h3 className="text-lg">{t('settle.list')}</h3>
      <ul className="grid">
        {group.payments.map((payment, index) => {
          const [from, to] = [nameOf(group, payment.from), nameOf(group, payment.to)]
          const amount = formats.money(payment.amount, group.currency)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
            <li key={index} className="flex items-center gap-3 border-hairline border-t text-sm">
              <span className="flex-1">{t('settle.list.row', { from, to })}</span>
              <bdi className="tabular">{amount}</bdi>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('settle.forget', { from, to, amount })}
                onClick={() => change({ payments: group.payments.filter((_, other) => other !== index) })}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
