import { authPageMessages } from '@tripwright/domain/auth'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

/** A new password with its strength, and the same once more: fields `password` and `confirmPassword`. */
export function NewPasswordFields({ label }: { label: string }) {
  const t = useText(authPageMessages)
  const [password, setPassword] = useState('')
  const shared = { showLabel: t('password.show'), autoComplete: 'new-password', required: true }

  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          {...shared}
          label={label}
          name="password"
          onChange={(event) => setPassword(event.target.value)}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField {...shared} label={t('field.confirm')} name="confirmPassword" />
    </>
  )
}
