import {
  authMessages,
  authPageMessages,
  checkSignUp,
  STATE_MAX_LENGTH,
  signUp,
} from '@tripwright/domain/account/sign-in'
import { call } from '#platform/call.ts'
import { serializePending } from '#platform/pending-clicks.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Creates an account; the form applies the rules of the server before it sends anything (specification section 5). */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const t = useText(authPageMessages)
  const tAuth = useText(authMessages)
  const form = useForm(async (fields) => {
    const checked = checkSignUp({
      fullName: fieldText(fields, 'fullName'),
      email: fieldText(fields, 'email'),
      password: fieldText(fields, 'password'),
      confirmPassword: fieldText(fields, 'confirmPassword'),
    })
    if (!checked.ok) return tAuth(checked.code)
    const state = serializePending(STATE_MAX_LENGTH)
    const response = await call(signUp, { ...checked.value, ...(state !== null && { state }) })
    if (!response.ok && response.code === 'unexpected') return tAuth('unexpected')
    if (!response.ok) return response.message || tAuth('sign-up.failed')
    toast(tAuth('sign-up.done'), { kind: 'success', duration: 8000 })
    onDone(checked.value.email)
    return null
  })

  return (
    // The browser's validation bubbles would hide the specification's texts.
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
      <FormError text={form.error} />
      <TextField label={t('field.name')} hint={t('field.name.hint')} name="fullName" autoComplete="name" />
      <TextField label={t('field.email')} name="email" type="email" autoComplete="username" required />
      <NewPasswordFields label={t('field.password')} />
      <Button type="submit" busy={form.isBusy}>
        {t('submit.sign-up')}
      </Button>
    </form>
  )
}
