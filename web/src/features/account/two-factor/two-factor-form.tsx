import { authMessages } from '@tripwright/domain/account/sign-in'
import {
  factorsMessages,
  isTotpCode,
  verifyRecoveryCode,
  verifyTotp,
} from '@tripwright/domain/account/two-factor'
import { useEffect, useRef } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { LostSecondFactor } from './lost-second-factor.tsx'

type SecondStepFormProps = {
  challenge: string
  onDone: () => Promise<void>
  /** The challenge has expired: the password is required again. */
  onOver: () => void
}

/** The code after the password: six digits of an app, or a recovery code in the same field. */
export function TwoFactorForm({ challenge, onDone, onOver }: SecondStepFormProps) {
  const t = useText(factorsMessages)
  const tAuth = useText(authMessages)
  const field = useRef<HTMLInputElement>(null)
  // This field replaces the one that had the focus, so it takes the focus.
  useEffect(() => field.current?.focus(), [])
  const form = useForm(async (fields) => {
    const code = fieldText(fields, 'code')
    const trustDevice = fieldText(fields, 'trust') !== ''
    const contract = isTotpCode(code) ? verifyTotp : verifyRecoveryCode
    const response = await call(contract, { code, trustDevice, challenge })
    if (response.ok) {
      await onDone()
      return null
    }
    if (response.code !== 'not-signed-in') return response.message || tAuth('sign-in.failed')
    toast(response.message, { kind: 'error' })
    onOver()
    return null
  })

  return (
    <div className="grid gap-4">
      <h2>{t('step.heading')}</h2>
      <p className="text-muted">{t('step.text')}</p>
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <FormError text={form.error} />
        <TextField
          ref={field}
          label={t('step.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={20}
          required
        />
        <Checkbox label={t('step.trust')} name="trust" />
        <Button type="submit" busy={form.isBusy}>
          {t('step.submit')}
        </Button>
        <Button variant="link" onClick={onOver}>
          {t('step.back')}
        </Button>
      </form>
      <p className="text-muted text-sm">{t('step.wait')}</p>
      <LostSecondFactor challenge={challenge} />
    </div>
  )
}
