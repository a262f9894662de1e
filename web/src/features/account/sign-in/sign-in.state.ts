import { authMessages } from '@tripwright/domain/account/sign-in'
import { useLocation } from 'wouter'
import { takeAuthRedirect } from '#platform/auth-redirect.ts'
import { completeSignIn } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** Completes a sign-in by any method: updates the session and continues to the page that the visitor wanted. */
export function useAfterSignIn(): () => Promise<void> {
  const t = useText(authMessages)
  const [, navigate] = useLocation()
  return async () => {
    await completeSignIn()
    toast(t('sign-in.done'), { kind: 'success' })
    navigate(takeAuthRedirect(), { replace: true })
  }
}
