import {
  disableTwoFactor,
  enableTwoFactor,
  factorsMessages,
  renewRecoveryCodes,
} from '@tripwright/domain/account/two-factor'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type SetupStep =
  | { at: 'rest' }
  | { at: 'password'; target: 'on' | 'off' | 'codes' }
  | { at: 'setup'; otpauth: string; codes: string[] }
  | { at: 'codes'; codes: string[] }

type SecondStepSettingsProps = { isOn: boolean; email: string; onChanged: () => void }

/** Turns the code after the password on and off. Each change requires the password. */
export function TwoFactorSettings({ isOn, email, onChanged }: SecondStepSettingsProps) {
  const t = useText(factorsMessages)
  const [step, setStep] = useState<SetupStep>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const requirePassword = (target: 'on' | 'off' | 'codes') => setStep({ at: 'password', target })

  async function proceed(target: 'on' | 'off' | 'codes', password: string): Promise<string | null> {
    if (target === 'off') {
      const response = await call(disableTwoFactor, { password })
      if (!response.ok) return response.message
      toast(t('app.was-turned-off'))
      rest()
      onChanged()
      return null
    }
    if (target === 'codes') {
      const response = await call(renewRecoveryCodes, { password })
      if (!response.ok) return response.message
      setStep({ at: 'codes', codes: response.value.backupCodes })
      return null
    }
    const response = await call(enableTwoFactor, { password })
    if (!response.ok) return response.message
    setStep({ at: 'setup', otpauth: response.value.totpURI, codes: response.value.backupCodes })
    return null
  }

  function turnedOn(codes: string[]) {
    toast(t('app.was-turned-on'), { kind: 'success' })
    setStep({ at: 'codes', codes })
    onChanged()
  }

  return (
    <section className="grid gap-4 border-hairline border-t pt-6">
      <h3>{t('app.title')}</h3>
      <p className="max-w-prose">{t(isOn ? 'app.on' : 'app.off')}</p>
      {step.at === 'rest' ? (
        <div className="flex flex-wrap gap-3">
          {isOn ? (
            <>
              <Button variant="outline" onClick={() => requirePassword('codes')}>
                {t('app.new-codes')}
              </Button>
              <Button variant="ghost" onClick={() => requirePassword('off')}>
                {t('app.turn-off')}
              </Button>
            </>
          ) : (
            <Button variant="outline" onClick={() => requirePassword('on')}>
              {t('app.turn-on')}
            </Button>
          )}
        </div>
      ) : null}
      {step.at === 'password' ? (
        <PasswordPrompt
          submitLabel={t(step.target === 'off' ? 'app.turn-off' : 'app.go-on')}
          onPassword={(password) => proceed(step.target, password)}
          onCancel={rest}
        />
      ) : null}
      {step.at === 'setup' ? (
        <AuthenticatorSetup otpauth={step.otpauth} onDone={() => turnedOn(step.codes)} onCancel={rest} />
      ) : null}
      {step.at === 'codes' ? <RecoveryCodes codes={step.codes} email={email} onSaved={rest} /> : null}
    </section>
  )
}

type PasswordPromptProps = {
  submitLabel: string
  /** Returns the error text, or null on success. */
  onPassword: (password: string) => Promise<string | null>
  onCancel: () => void
}

/** Requires the password once more before a sign-in method changes. */
function PasswordPrompt({ submitLabel, onPassword, onCancel }: PasswordPromptProps) {
  const t = useText(factorsMessages)
  const form = useForm((fields) => onPassword(fieldText(fields, 'password')))
  return (
    <form onSubmit={form.onSubmit} className="grid max-w-120 gap-4">
      <FormError text={form.error} />
      <PasswordField
        label={t('password.ask')}
        showLabel={t('password.show')}
        name="password"
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {submitLabel}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
