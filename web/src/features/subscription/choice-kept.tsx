import { type PlanCode, planOf, pricingMessages, readPlanCode } from '@tripwright/domain/subscription'
import { useSession } from '#platform/session.ts'
import { removeStored, useStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

/** The plan that was chosen before signing in, to go on with. */
export function ChoiceKept({ onGoOn }: { onGoOn: (code: PlanCode) => void }) {
  const t = useText(pricingMessages)
  const session = useSession()
  const code = readPlanCode(useStored('pending-plan')?.plan ?? '')
  if (code === null || session.state !== 'signed-in') return null
  const { name } = planOf(code).plan

  return (
    <div role="status" className="flex flex-wrap items-center gap-4 border border-brand bg-wash p-4">
      <p className="min-w-0 flex-1 basis-60">{t('kept.text', { name })}</p>
      <Button
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
