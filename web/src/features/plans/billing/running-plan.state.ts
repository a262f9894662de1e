import { readBilling } from '@tripwright/domain/plans/billing'
import type { PlanCode } from '@tripwright/domain/plans/subscription'
import { useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'

/** `canChange`: it renews, so another plan replaces it and is not bought beside it. */
export type RunningPlan = { code: PlanCode; canChange: boolean }

/**
 * The plan that the signed-in user pays for; null for a guest, without one, and while loading. Every new `turn` loads it
 * again.
 */
export function useRunningPlan(turn: number): RunningPlan | null {
  const session = useSession()
  const person = session.state === 'signed-in' ? session.user.id : null
  const [loaded, setLoaded] = useState<{ person: string; plan: RunningPlan | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is what asks again
  useEffect(() => {
    if (person === null) return
    let isGone = false
    void call(readBilling, undefined).then((response) => {
      if (!response.ok || isGone) return
      const { plan } = response.value
      const isRunning = plan !== null && (plan.state === 'active' || plan.state === 'past-due')
      setLoaded({ person, plan: isRunning ? { code: plan.code, canChange: plan.isRenewed } : null })
    })
    return () => {
      isGone = true
    }
  }, [person, turn])
  return loaded !== null && loaded.person === person ? loaded.plan : null
}
