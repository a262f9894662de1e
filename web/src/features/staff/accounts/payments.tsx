import { CURRENCY, planOf } from '@tripwright/domain/plans/subscription'
import { accountsMessages } from '@tripwright/domain/staff/accounts'
import { useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { StaffAccount } from './account-sections.tsx'
import { RefundDialog } from './refund-dialog.tsx'

type Payment = StaffAccount['payments'][number]
type PaymentsProps = { account: StaffAccount; onChanged: () => void }

/** Every payment with its refunds; what is left of one can be given back. */
export function AccountPayments({ account: { id, payments }, onChanged }: PaymentsProps) {
  const t = useText(accountsMessages)
  const [opened, setOpened] = useState<Payment | null>(null)
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{t('payments.title')}</h3>
      {payments.length === 0 ? <p className="text-muted">{t('payments.none')}</p> : null}
      <ul hidden={payments.length === 0} className="border-hairline border-b">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} onRefund={() => setOpened(payment)} />
        ))}
      </ul>
      {opened === null ? null : (
        <RefundDialog
          accountId={id}
          payment={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

function PaymentRow({ payment, onRefund }: { payment: Payment; onRefund: () => void }) {
  const t = useText(accountsMessages)
  const format = useFormats()
  const { plan, amount, refunded, paidAt, refunds } = payment
  const at = new Date(paidAt)
  const money = (cents: number) => format.money(cents, CURRENCY)
  return (
    <li className="grid gap-2 border-hairline border-t py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <time dateTime={paidAt} className="coordinate w-32">
          {format.date(at, { dateStyle: 'medium' })}
        </time>
        <span translate="no" className="min-w-28 flex-1">
          {planOf(plan).plan.name}
        </span>
        <span className="tabular grid justify-items-end">
          <strong>{money(amount)}</strong>
          {refunded > 0 ? (
            <span className="text-muted text-sm">{t('payments.refunded', { price: money(refunded) })}</span>
          ) : null}
        </span>
        {payment.refundable > 0 ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('payments.refund.name', { at })}
            onClick={onRefund}
          >
            {t('payments.refund')}
          </Button>
        ) : null}
      </div>
      {refunds.map(({ id, state, amount: given, reason, failure }) => (
        <p key={id} className="wrap-anywhere ps-4 text-sm">
          {t('refund.state', { state, price: money(given) })} <bdi className="text-muted">{reason}</bdi>{' '}
          {failure === null ? null : <bdi>{failure}</bdi>}
        </p>
      ))}
    </li>
  )
}
