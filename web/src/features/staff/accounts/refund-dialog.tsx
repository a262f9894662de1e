import { parseDollars } from '@tripwright/domain/plans/billing'
import { CURRENCY } from '@tripwright/domain/plans/subscription'
import { accountsMessages, REASON_LENGTH, refundPayment } from '@tripwright/domain/staff/accounts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'
import type { StaffAccount } from './account-sections.tsx'

type RefundDialogProps = {
  accountId: string
  payment: StaffAccount['payments'][number]
  onClose: () => void
  onDone: () => void
}

/** Gives back a payment or a part of it; its id is made when it opens, so that a second try is the same refund. */
export function RefundDialog({ accountId, payment, onClose, onDone }: RefundDialogProps) {
  const t = useText(accountsMessages)
  const format = useFormats()
  const { id: paymentId, refundable } = payment
  const [refundId, setRefundId] = useState(() => crypto.randomUUID())
  const form = useForm(async (fields) => {
    const amount = parseDollars(fieldText(fields, 'amount'))
    if (amount === null || amount < 1 || amount > refundable)
      return t('refund.amount.wrong', { most: (refundable / 100).toFixed(2) })
    const reason = fieldText(fields, 'reason')
    const response = await call(refundPayment, { id: accountId, refundId, paymentId, amount, reason })
    if (!response.ok) {
      // The same id with another amount would be refused as another refund.
      if (response.code === 'key-reused') setRefundId(crypto.randomUUID())
      return response.message
    }
    const { state, failure } = response.value
    if (state === 'refused') {
      setRefundId(crypto.randomUUID())
      return t('refund.refused', { reason: failure ?? '' })
    }
    const price = format.money(amount, CURRENCY)
    toast(t(state === 'done' ? 'refund.done' : 'refund.asked', { price }), { kind: 'success' })
    onDone()
    return null
  })
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t('refund.title')}
      description={t('refund.text', { price: format.money(refundable, CURRENCY) })}
      closeLabel={t('close')}
    >
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <FormError text={form.error} />
        <TextField
          label={t('refund.amount')}
          name="amount"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          defaultValue={(refundable / 100).toFixed(2)}
          required
        />
        <TextareaField
          label={t('refund.reason')}
          hint={t('refund.reason.hint')}
          name="reason"
          minLength={REASON_LENGTH.min}
          maxLength={REASON_LENGTH.max}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" busy={form.isBusy}>
            {t('refund.confirm')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
