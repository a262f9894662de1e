import type { Output } from '@tripwright/domain/base/contract'
import { billingMessages, changePlan, previewPlan } from '@tripwright/domain/plans/billing'
import {
  CURRENCY,
  PLANS,
  type PlanCode,
  planOf,
  pricingMessages,
  readPlanCode,
} from '@tripwright/domain/plans/subscription'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'

type PlanChangeProps = {
  /** The current plan. */
  code: PlanCode
  /** The requested plan, where there is one. */
  requestedPlan: string | null
  isTest: boolean
  onClose: () => void
  onChanged: () => void
}

const SUBSCRIPTIONS = PLANS.flatMap(({ prices }) => prices.filter(({ interval }) => interval !== 'once'))

/** Changes a running plan: the target, and its cost now and later, before any charge. */
export function PlanChange({ code, requestedPlan, isTest, onClose, onChanged }: PlanChangeProps) {
  const t = useText(billingMessages)
  const words = useText(pricingMessages)
  const format = useFormats()
  const others = SUBSCRIPTIONS.filter((price) => price.code !== code).map((price) => price.code)
  const [to, setTo] = useState<PlanCode>(() => readOther(requestedPlan, others) ?? upgradeOf(code, others))
  const [isBusy, setIsBusy] = useState(false)

  async function change() {
    setIsBusy(true)
    const response = await call(changePlan, { plan: to })
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('change.done', { name: planOf(to).plan.name }), { kind: 'success' })
    onChanged()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t('change.title')}
      description={isTest ? t('change.test') : undefined}
      closeLabel={t('change.close')}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void change()}>
            {t('change.confirm')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('change.leave')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('change.to')}
        value={to}
        onChange={({ target }) => setTo(readOther(target.value, others) ?? to)}
      >
        {others.map((other) => {
          const { plan, price } = planOf(other)
          const interval = words(`price.${price.interval}`)
          return (
            <option key={other} value={other}>
              {t('change.option', { name: plan.name, price: format.money(price.amount, CURRENCY), interval })}
            </option>
          )
        })}
      </SelectField>
      <Preview to={to} />
    </Dialog>
  )
}

function readOther(text: string | null, others: readonly PlanCode[]): PlanCode | null {
  const code = readPlanCode(text ?? '')
  return code !== null && others.includes(code) ? code : null
}

/** The next higher plan with the same interval; from the highest one the same plan by year. */
function upgradeOf(code: PlanCode, others: readonly PlanCode[]): PlanCode {
  const { price } = planOf(code)
  const dearer = SUBSCRIPTIONS.filter(
    ({ interval, amount }) => interval === price.interval && amount > price.amount,
  )
  return dearer[0]?.code ?? others.at(-1) ?? code
}

function Preview({ to }: { to: PlanCode }) {
  const t = useText(billingMessages)
  const { called, reload } = useCall(previewPlan, { plan: to })
  return (
    <Awaited
      called={called}
      loadingLabel={t('change.counting')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {(change) => <Sums change={change} to={to} />}
    </Awaited>
  )
}

function Sums({ change, to }: { change: Output<typeof previewPlan>; to: PlanCode }) {
  const t = useText(billingMessages)
  const words = useText(pricingMessages)
  const format = useFormats()
  const { credit, charge, dueNow, keptCredit, renewsAt } = change
  const { plan, price } = planOf(to)
  const money = (cents: number) => format.money(cents, CURRENCY)
  const end = new Date(renewsAt)
  const lines = [
    [t('change.charge', { name: plan.name, end }), money(charge)],
    [t('change.credit'), money(-credit)],
    ...(keptCredit > 0 ? [[t('change.kept'), money(keptCredit)] as const] : []),
  ] as const
  return (
    <>
      <dl className="tabular grid border-ink border-y py-2">
        {lines.map(([name, sum]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt className="text-muted">{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-hairline border-t pt-2 font-semibold">
          <dt>{t('change.due')}</dt>
          <dd>{money(dueNow)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">
        {t('change.next', { end, price: money(price.amount), interval: words(`price.${price.interval}`) })}
      </p>
    </>
  )
}
