import {
  confirmEmailChange,
  emailChangeMessages,
  stopEmailChange,
} from '@tripwright/domain/account/email-change'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { refreshSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useForm } from '#platform/use-form.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'

const PARTS = {
  change: { contract: confirmEmailChange, text: 'confirm', href: '/settings' },
  stop: { contract: stopEmailChange, text: 'stop', href: '/auth' },
} as const

type LinkProps = { kind: keyof typeof PARTS; token: string }

/** The pages of the two mails about a new address. They ask for a click, because link scanners open links. */
export function EmailChangeLink({ kind, token }: LinkProps) {
  const t = useText(emailChangeMessages)
  const [isDone, setDone] = useState(false)
  const { contract, text, href } = PARTS[kind]
  const form = useForm(async () => {
    const response = await call(contract, { token })
    if (!response.ok) return response.message
    setDone(true)
    // The session of this browser may be the one that stays: it shows the new address.
    await refreshSession()
    return null
  })
  return (
    <>
      <h1>{t(`${text}.heading`)}</h1>
      <p role="status">{isDone ? t(`${text}.done`) : ''}</p>
      {isDone ? (
        <Link href={href} className={buttonClass()}>
          {t(`${text}.next`)}
        </Link>
      ) : (
        <form onSubmit={form.onSubmit} className="grid gap-4">
          <p className="text-muted">{t(`${text}.text`)}</p>
          <FormError text={form.error} />
          <Button type="submit" busy={form.isBusy}>
            {t(`${text}.button`)}
          </Button>
        </form>
      )}
    </>
  )
}
