import { authMessages } from '@tripwright/domain/account/sign-in'
import { useLocation } from 'wouter'
import { takeAuthRedirect } from '#platform/auth-redirect.ts'
import { completeSignIn } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** Ends a sign-in, however it was made: the app learns who it is, and goes on to where the visitor wanted to be. */
export function useAfterSignIn(): () => Promise<void> {
  const t = useText(authMessages)
  const [, navigate] = useLocation()
  return async () => {
    await completeSignIn()
    toast(t('sign-in.done'), { kind: 'success' })
    navigate(takeAuthRedirect(), { replace: true })
  }
}
