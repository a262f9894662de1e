import { authMessages, authPageMessages, passwordStrength } from '@tripwright/domain/account/sign-in'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { PasswordField } from '#ui/password-field.tsx'

/** A new password with its strength, and its repetition: fields `password` and `confirmPassword`. */
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

const BARS = [1, 2, 3, 4, 5]
const COLOURS = { red: 'bg-strength-red', yellow: 'bg-strength-yellow', green: 'bg-strength-green' }

/** Five bars and a word; the word carries the meaning, the colour only helps (specification section 5). */
function StrengthMeter({ password }: { password: string }) {
  const t = useText(authPageMessages)
  const tAuth = useText(authMessages)
  const { score, feedback, bars } = passwordStrength(password)
  const word = tAuth(`strength.${feedback}`)

  return (
    <div className="flex min-h-6 items-center gap-1" data-score={password === '' ? 0 : score}>
      {BARS.map((bar) => (
        <span
          key={bar}
          className={clsx(
            'h-1.5 flex-1 rounded-full',
            password !== '' && bar <= score ? COLOURS[bars] : 'bg-well',
          )}
        />
      ))}
      <span role="status" className="min-w-[9em] ps-2 text-end text-muted text-sm">
        {password === '' ? null : (
          <>
            <span aria-hidden="true">{word}</span>
            <span className="sr-only">{t('strength.label', { score, feedback: word })}</span>
          </>
        )}
      </span>
    </div>
  )
}
