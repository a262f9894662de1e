import type { Output } from '@tripwright/domain/base/contract'
import { completeCheckout, readCheckout } from '@tripwright/domain/plans/billing'
import { CURRENCY, planOf, pricingMessages } from '@tripwright/domain/plans/subscription'
import { useId } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'

type TestCheckoutProps = { id: string; onPaid: () => void; onClose: () => void }

/** The built-in checkout of an installation without payments: marked as a test, no card, no money. */
export function TestCheckout({ id, onPaid, onClose }: TestCheckoutProps) {
  const t = useText(pricingMessages)
  const form = useId()
  const { called, reload } = useCall(readCheckout, { id })
  const { isBusy, error, onSubmit } = useForm(async (fields) => {
    const email = fieldText(fields, 'email')
    const response = await call(completeCheckout, { id, ...(email !== '' && { email }) })
    if (!response.ok) return response.message
    onPaid()
    return null
  })
  const isPayable = called.status === 'ready' && !called.value.isCompleted

  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t('test.title')}
      description={t('test.text')}
      closeLabel={t('test.close')}
      actions={
        <>
          <Button type="submit" form={form} busy={isBusy} disabled={!isPayable}>
            {t('test.pay')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('test.leave')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-4">
        <Awaited
          called={called}
          loadingLabel={t('test.loading')}
          retryLabel={t('test.retry')}
          onRetry={() => void reload()}
        >
          {(checkout) => <Sale checkout={checkout} />}
        </Awaited>
        <FormError text={error} />
      </form>
    </Dialog>
  )
}

function Sale({ checkout }: { checkout: Output<typeof readCheckout> }) {
  const t = useText(pricingMessages)
  const format = useFormats()
  const { plan, amount, isCompleted, isGuest } = checkout
  const { name } = planOf(plan).plan
  return (
    <>
      <p className="flex flex-wrap justify-between gap-4 border-ink border-y py-3">
        <span>
          {name}, {t(`price.${planOf(plan).price.interval}`)}
        </span>
        <strong className="tabular">{format.money(amount, CURRENCY)}</strong>
        {isCompleted ? <span>{t('test.completed')}</span> : null}
      </p>
      {isGuest && !isCompleted ? (
        <TextField
          label={t('test.email')}
          hint={t('test.email.hint')}
          type="email"
          name="email"
          autoComplete="email"
          required
        />
      ) : null}
    </>
  )
}
