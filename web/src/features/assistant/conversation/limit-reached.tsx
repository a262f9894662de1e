import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import { FREE_LIMITS } from '@tripwright/domain/plans/usage'
import { Link } from 'wouter'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'

/** The day's limit is reached; this question was saved unanswered. */
export function LimitReached() {
  const t = useText(assistantMessages)
  const isGuest = useSession().state === 'signed-out'
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-signal border-s-4 bg-signal-wash p-3">
      <p className="max-w-prose">{t('turn.refused', { limit: FREE_LIMITS.ai_requests })}</p>
      <Link href={isGuest ? '/auth' : '/pricing'} className={buttonClass({ variant: 'outline' })}>
        {t(isGuest ? 'turn.refused.guest' : 'turn.refused.plans')}
      </Link>
    </div>
  )
}
