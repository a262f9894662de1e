import { checkSubscription, type SubscriptionState } from '@tripwright/domain/subscription'
import { useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'

/** Where the account of whoever is signed in stands; null for a guest, and until the server has said it. */
export function useOwnPlan(): SubscriptionState | null {
  const session = useSession()
  const person = session.state === 'signed-in' ? session.user.id : null
  const [told, setTold] = useState<{ person: string; state: SubscriptionState } | null>(null)
  useEffect(() => {
    if (person === null) return
    let isGone = false
    void call(checkSubscription, undefined).then((answer) => {
      if (answer.ok && !isGone) setTold({ person, state: answer.value })
    })
    return () => {
      isGone = true
    }
  }, [person])
  return told !== null && told.person === person ? told.state : null
}
