import { createCheckout, type PlanCode, pricingMessages } from '@tripwright/domain/subscription'
import { keepAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { newClick } from '#platform/pending-clicks.ts'
import { currentSession } from '#platform/session.ts'
import { writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** Where choosing a plan leads: a path of ours, another site, or nowhere because it failed and the person was told. */
export type NextStep = { kind: 'path'; path: string } | { kind: 'stay' }

/** Goes on with a plan: to the checkout, or first to the sign-in page, which the choice survives (specification section 4). */
export async function choosePlan(plan: PlanCode | null, isGuest = false): Promise<NextStep> {
  if (currentSession().state !== 'signed-in' && !isGuest) {
    if (plan !== null) writeStored('pending-plan', { plan, click: newClick() })
    keepAuthRedirect(plan === null ? '/dashboard' : '/pricing')
    return { kind: 'path', path: '/auth' }
  }
  if (plan === null) return { kind: 'path', path: '/itinerary' }
  const answer = await call(createCheckout, { plan, isGuest })
  if (!answer.ok) {
    // Specification section 8: refused, or not even asked.
    const failed = answer.status === 0 ? 'checkout.thrown' : 'checkout.failed'
    toast(textOf(pricingMessages, failed, { reason: answer.message }), { kind: 'error' })
    return { kind: 'stay' }
  }
  if (answer.value.url === '') {
    toast(textOf(pricingMessages, 'checkout.no-url'), { kind: 'error' })
    return { kind: 'stay' }
  }
  toast(textOf(pricingMessages, 'checkout.leaving'))
  const url = new URL(answer.value.url, location.origin)
  if (url.pathname === '/pricing') return { kind: 'path', path: url.pathname + url.search }
  location.assign(url)
  return { kind: 'stay' }
}
