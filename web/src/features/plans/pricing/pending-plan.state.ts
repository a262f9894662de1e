import { createCheckout, type PlanCode, pricingMessages } from '@tripwright/domain/plans/subscription'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { leaveFor } from '#platform/leave-for.ts'
import { newClick } from '#platform/pending-clicks.ts'
import { publicAddress } from '#platform/reach-server.ts'
import { whenSessionKnown } from '#platform/session.ts'
import { writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/**
 * The next step after choosing a plan: a path of ours, another site, or none because it failed and the user was informed.
 * With an invalid discount it stops until the user has seen the full price (`message`) and decides.
 */
export type NextStep =
  | { kind: 'path'; path: string }
  | { kind: 'stay' }
  | { kind: 'discount-dead'; message: string }

type Choice = { isGuest?: boolean; discount?: string | null }

/** Continues with a plan: to the checkout, or first to the sign-in page, which keeps the choice (specification section 4). */
export async function choosePlan(
  plan: PlanCode | null,
  { isGuest = false, discount = null }: Choice = {},
): Promise<NextStep> {
  // Waits for the session: a signed-in user must not be sent to sign in, or buy as a guest.
  const isSignedIn = (await whenSessionKnown()).state === 'signed-in'
  if (!isSignedIn && !isGuest) {
    if (plan !== null) writeStored('pending-plan', { plan, click: newClick() })
    const back = discount === null ? '/pricing' : `/pricing?discount=${encodeURIComponent(discount)}`
    saveAuthRedirect(plan === null ? '/dashboard' : back)
    return { kind: 'path', path: '/auth' }
  }
  if (plan === null) return { kind: 'path', path: '/itinerary' }
  const response = await call(createCheckout, {
    plan,
    isGuest: isGuest && !isSignedIn,
    discount_token: discount,
  })
  if (response.ok) return openCheckout(response.value.url)
  if (response.code === 'discount-dead') return { kind: response.code, message: response.message }
  // Specification section 8: refused, or not reachable.
  const failed = response.status === 0 ? 'checkout.thrown' : 'checkout.failed'
  toast(textOf(pricingMessages, failed, { reason: response.message }), { kind: 'error' })
  return { kind: 'stay' }
}

function openCheckout(address: string): NextStep {
  if (address === '') {
    toast(textOf(pricingMessages, 'checkout.no-url'), { kind: 'error' })
    return { kind: 'stay' }
  }
  toast(textOf(pricingMessages, 'checkout.leaving'))
  const url = new URL(address, publicAddress('/'))
  if (url.pathname === '/pricing') return { kind: 'path', path: url.pathname + url.search }
  leaveFor(url.href)
  return { kind: 'stay' }
}
