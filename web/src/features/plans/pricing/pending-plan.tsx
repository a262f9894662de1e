import { type PlanCode, planOf, pricingMessages, readPlanCode } from '@tripwright/domain/plans/subscription'
import { useEffect, useRef } from 'react'
import { claimPendingClick } from '#platform/pending-clicks.ts'
import { useSession } from '#platform/session.ts'
import { removeStored, useStored, writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

type ChoiceKeptProps = { isBusy: boolean; onGoOn: (code: PlanCode) => void }

/** Continues automatically, once, with the plan chosen before signing in; afterwards the user can continue by hand. */
export function PendingPlan({ isBusy, onGoOn }: ChoiceKeptProps) {
  const t = useText(pricingMessages)
  const session = useSession()
  const stored = useStored('pending-plan')
  const code = readPlanCode(stored?.plan ?? '')
  const click = session.state === 'signed-in' ? stored?.click : undefined
  const goOn = useRef(onGoOn)
  goOn.current = onGoOn
  useEffect(() => {
    if (!click || code === null) return
    // Another tab that continued has the checkout too.
    if (!claimPendingClick(click)) return removeStored('pending-plan')
    writeStored('pending-plan', { plan: code, click: '' })
    goOn.current(code)
  }, [click, code])
  if (code === null || click === undefined) return null
  const { name } = planOf(code).plan

  return (
    <div role="status" className="flex flex-wrap items-center gap-4 border border-brand bg-wash p-4">
      <p className="min-w-0 flex-1 basis-60">{t('kept.text', { name })}</p>
      <Button
        busy={isBusy}
        onClick={() => {
          removeStored('pending-plan')
          onGoOn(code)
        }}
      >
        {t('choose.plan', { name })}
      </Button>
    </div>
  )
}
