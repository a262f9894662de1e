import {
  cancelTwoFactorRemoval,
  confirmTwoFactorRemoval,
  factorsMessages,
  requestTwoFactorRemoval,
} from '@tripwright/domain/account/two-factor'
import { useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useForm } from '#platform/use-form.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'

/** The recovery of a user with neither the app nor a recovery code; collapsed, because it is long and rare. */
export function LostSecondFactor({ challenge }: { challenge: string }) {
  const t = useText(factorsMessages)
  const [isSent, setSent] = useState(false)
  const form = useForm(async () => {
    const response = await call(requestTwoFactorRemoval, { challenge })
    if (!response.ok) return response.message
    setSent(true)
    return null
  })
  return (
    <details className="border-hairline border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('lost.title')}</summary>
      <form onSubmit={form.onSubmit} className="grid gap-3 pt-1">
        <p className="text-muted text-sm">{t('lost.elsewhere')}</p>
        <p className="text-muted text-sm">{t('lost.text')}</p>
        {form.error === null ? null : <FormError text={form.error} />}
        <p role="status">{isSent ? t('lost.sent') : ''}</p>
        {isSent ? null : (
          <Button type="submit" variant="outline" busy={form.isBusy}>
            {t('lost.mail')}
          </Button>
        )}
      </form>
    </details>
  )
}

type LinkProps = { kind: 'lost' | 'keep'; token: string }

const PARTS = {
  lost: {
    contract: confirmTwoFactorRemoval,
    heading: 'lost.heading',
    text: 'lost.ask-text',
    button: 'lost.ask',
    done: 'lost.asked',
    next: 'lost.support',
    href: '/chat-with-us',
  },
  keep: {
    contract: cancelTwoFactorRemoval,
    heading: 'keep.heading',
    text: 'keep.text',
    button: 'keep.stop',
    done: 'keep.stopped',
    next: 'keep.reset',
    href: '/auth',
  },
} as const

/**
 * The page of the two mails about a lost second step. It requires a click, because link scanners open links and must not use
 * it up.
 */
export function TwoFactorRemovalLink({ kind, token }: LinkProps) {
  const t = useText(factorsMessages)
  const [isDone, setDone] = useState(false)
  const part = PARTS[kind]
  const form = useForm(async () => {
    const response = await call(part.contract, { token })
    if (!response.ok) return response.message
    setDone(true)
    return null
  })
  return (
    <>
      <h1>{t(part.heading)}</h1>
      <p role="status">{isDone ? t(part.done) : ''}</p>
      {isDone ? (
        <Link href={part.href} className={buttonClass()}>
          {t(part.next)}
        </Link>
      ) : (
        <form onSubmit={form.onSubmit} className="grid gap-4">
          <p className="text-muted">{t(part.text)}</p>
          <FormError text={form.error} />
          <Button type="submit" busy={form.isBusy}>
            {t(part.button)}
          </Button>
        </form>
      )}
    </>
  )
}
