import type { Output } from '@tripwright/domain/base/contract'
import { claimDiscount, discountMessages, readDiscount } from '@tripwright/domain/plans/discount'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { toast } from '#ui/toast.ts'

/** A discount's terms, and a button to claim it. Signing in returns here. */
export function DiscountClaimPage() {
  const t = useText(discountMessages)
  const { token = '' } = useParams()
  const { called, reload } = useCall(readDiscount, { token })
  const isOpen = called.status !== 'failed' && !(called.status === 'ready' && isDead(called.value.state))
  return (
    <section className="relative isolate flex flex-1 items-start justify-center overflow-hidden px-4 py-10 desktop:py-16">
      <div className="-z-10 absolute inset-0 *:size-full">
        <ContourArt lat={-13.16} lon={-72.55} variant="band" isUnmarked />
      </div>
      <div className="neatline grid w-full max-w-120 gap-4 p-6 desktop:p-8">
        <h1>{t(isOpen ? 'heading' : 'breadcrumb')}</h1>
        <Awaited
          called={called}
          loadingLabel={t('loading')}
          retryLabel={t('retry')}
          onRetry={() => void reload()}
        >
          {({ percent, expiresAt, state }) => (
            <>
              {isDead(state) ? null : (
                <p className="tabular font-display text-2xl">{t('gives', { percent })}</p>
              )}
              {state === 'free' ? (
                <>
                  <p className="text-muted">{t('until', { at: new Date(expiresAt) })}</p>
                  <ClaimButton token={token} onClaimed={() => void reload()} />
                </>
              ) : state === 'yours' ? (
                <>
                  <p role="status">{t('claimed')}</p>
                  <PlansLink href={`/pricing?discount=${encodeURIComponent(token)}`} />
                </>
              ) : (
                <>
                  <p role="status">{t(`state.${state}`, { at: new Date(expiresAt) })}</p>
                  <PlansLink href="/pricing" />
                </>
              )}
            </>
          )}
        </Awaited>
      </div>
    </section>
  )
}

type DiscountState = Output<typeof readDiscount>['state']

/** True once nobody who reads this can claim or use it. */
function isDead(state: DiscountState): state is Exclude<DiscountState, 'free' | 'yours'> {
  return state !== 'free' && state !== 'yours'
}

function PlansLink({ href }: { href: string }) {
  const t = useText(discountMessages)
  return (
    <Link href={href} className={buttonClass({}, 'justify-self-start')}>
      {t('plans')}
    </Link>
  )
}

function ClaimButton({ token, onClaimed }: { token: string; onClaimed: () => void }) {
  const t = useText(discountMessages)
  const session = useSession()
  const [path] = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  if (session.state !== 'signed-in')
    return (
      <Link
        href="/auth"
        className={buttonClass({}, 'justify-self-start')}
        onClick={() => saveAuthRedirect(path)}
      >
        {t('sign-in')}
      </Link>
    )

  async function claim() {
    setIsBusy(true)
    const response = await call(claimDiscount, { token })
    setIsBusy(false)
    if (!response.ok && response.code !== 'conflict') return toast(response.message, { kind: 'error' })
    // Also when somebody else was first: the page then says so.
    onClaimed()
  }
  return (
    <Button busy={isBusy} className="justify-self-start" onClick={() => void claim()}>
      {t('claim')}
    </Button>
  )
}
