import { factorsMessages } from '@tripwright/domain/factors'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type PasswordPromptProps = {
  submitLabel: string
  /** Gives back the sentence to show, or null when all is well. */
  onPassword: (password: string) => Promise<string | null>
  onCancel: () => void
}

/** Asks who is signed in for the password once more, before a way into the account changes. */
export function PasswordPrompt({ submitLabel, onPassword, onCancel }: PasswordPromptProps) {
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
