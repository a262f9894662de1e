import { requestSignInLink } from '@tripwright/domain/account/sign-in'
import { factorsMessages } from '@tripwright/domain/account/two-factor'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'

/** Explains why no password works for a while, and offers the owner's remaining sign-in method. */
export function LockoutNotice({ email, why }: { email: string; why: string }) {
  const t = useText(factorsMessages)
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [error, setError] = useState<string | null>(null)

  async function mailLink() {
    setState('busy')
    const response = await call(requestSignInLink, { email })
    setError(response.ok ? null : response.message)
    setState(response.ok ? 'sent' : 'idle')
  }

  return (
    <div className="grid gap-3">
      <FormError text={error ?? why} />
      <p role="status" className="wrap-anywhere">
        {state === 'sent' ? t('door.sent', { email }) : ''}
      </p>
      {state === 'sent' ? null : (
        <Button variant="outline" busy={state === 'busy'} onClick={() => void mailLink()}>
          {t('door.mail')}
        </Button>
      )}
    </div>
  )
}
