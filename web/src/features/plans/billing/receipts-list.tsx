import type { Output } from '@tripwright/domain/base/contract'
import { billingMessages, type readBilling } from '@tripwright/domain/plans/billing'
import { CURRENCY, planOf } from '@tripwright/domain/plans/subscription'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'

type Receipt = Output<typeof readBilling>['receipts'][number]

/** All payments, the newest first; nothing without a payment. */
export function ReceiptsList({ receipts }: { receipts: readonly Receipt[] }) {
  const t = useText(billingMessages)
  if (receipts.length === 0) return null
  return (
    <div className="grid gap-2 pt-2">
      <h3>{t('receipts.title')}</h3>
      <ul className="border-hairline border-b">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </div>
  )
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const t = useText(billingMessages)
  const format = useFormats()
  const { plan, amount, refunded, paidAt, url } = receipt
  const at = new Date(paidAt)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-hairline border-t py-2">
      <time dateTime={paidAt} className="coordinate w-32">
        {format.date(at, { dateStyle: 'medium' })}
      </time>
      <span translate="no" className="min-w-0 flex-1">
        {planOf(plan).plan.name}
      </span>
      <span className="tabular grid justify-items-end">
        <strong>{format.money(amount, CURRENCY)}</strong>
        {refunded > 0 ? (
          <span className="text-muted text-sm">
            {t('receipts.refunded', { price: format.money(refunded, CURRENCY) })}
          </span>
        ) : null}
      </span>
      {url === null ? null : (
        <a
          href={url}
          rel="noopener"
          className="inline-flex min-h-11 items-center underline"
          aria-label={t('receipts.open.name', { at })}
        >
          {t('receipts.open')}
        </a>
      )}
    </li>
  )
}
