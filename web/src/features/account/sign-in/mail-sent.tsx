import { authPageMessages, resendVerification } from '@tripwright/domain/account/sign-in'
import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** After sign-up, and for an unverified address: the next step, and a button that sends the mail again. */
export function MailSent({ email }: { email: string }) {
  const t = useText(authPageMessages)
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the top: the pressed button was at the end of a long form.
  useEffect(() => heading.current?.focus(), [])

  async function mailAgain() {
    setIsBusy(true)
    const response = await call(resendVerification, { email })
    setIsBusy(false)
    if (response.ok) toast(t('sent.again-done'), { kind: 'success' })
    else toast(response.message, { kind: 'error' })
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-40 outline-none">
        {t('sent.heading')}
      </h1>
      <p className="wrap-anywhere">{t('sent.text', { email })}</p>
      <Button variant="outline" busy={isBusy} onClick={() => void mailAgain()}>
        {t('sent.again')}
      </Button>
    </>
  )
}
