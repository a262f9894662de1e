import {
  CURRENCY,
  completeCheckout,
  planOf,
  pricingMessages,
  readCheckout,
} from '@tripwright/domain/subscription'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'

/** The built-in checkout of an installation without payments: plainly marked, no card, no money. */
export function TestCheckout({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(pricingMessages)
  const format = useFormats()
  const { called, reload } = useCall(readCheckout, { id })
  const [isBusy, setIsBusy] = useState(false)

  async function pay() {
    setIsBusy(true)
    const answer = await call(completeCheckout, { id })
    setIsBusy(false)
    if (!answer.ok) return toast(answer.message, { kind: 'error' })
    toast(t('test.done', { name: answer.value.subscription_tier }), { kind: 'success' })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t('test.title')}
      description={t('test.text')}
      closeLabel={t('test.close')}
      actions={
        <>
          <Button busy={isBusy} disabled={called.status !== 'ready'} onClick={() => void pay()}>
            {t('test.pay')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('test.leave')}
          </Button>
        </>
      }
    >
      <Awaited
        called={called}
        loadingLabel={t('test.loading')}
        retryLabel={t('test.retry')}
        onRetry={() => void reload()}
      >
        {({ plan, amount, isCompleted }) => {
          const { name } = planOf(plan).plan
          return (
            <p className="flex flex-wrap justify-between gap-4 border-ink border-y py-3">
              <span>
                {name}, {t(`price.${planOf(plan).price.interval}`)}
              </span>
              <strong className="tabular">{format.money(amount, CURRENCY)}</strong>
              {isCompleted ? <span>{t('test.completed')}</span> : null}
            </p>
          )
        }}
      </Awaited>
    </Dialog>
  )
}
