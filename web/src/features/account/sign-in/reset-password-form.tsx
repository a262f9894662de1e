import {
  authMessages,
  authPageMessages,
  checkPassword,
  resetPassword,
} from '@tripwright/domain/account/sign-in'
import { useLocation } from 'wouter'
import { call } from '#platform/call.ts'
import { refreshSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { toast } from '#ui/toast.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** The page behind the link of a reset mail. */
export function ResetForm({ token }: { token: string }) {
  const t = useText(authPageMessages)
  const tAuth = useText(authMessages)
  const [, navigate] = useLocation()
  const form = useForm(async (fields) => {
    const newPassword = fieldText(fields, 'password')
    if (newPassword !== fieldText(fields, 'confirmPassword')) return tAuth('passwords-differ')
    const checked = checkPassword(newPassword)
    if (!checked.ok) return tAuth(checked.code)
    const response = await call(resetPassword, { token, newPassword })
    if (!response.ok) return response.message
    toast(t('reset.done'), { kind: 'success' })
    // A reset ends every session, including this browser's.
    await refreshSession()
    navigate('/auth', { replace: true })
    return null
  })

  return (
    <>
      <h1>{t('reset.heading')}</h1>
      <p className="text-muted">{t('reset.text')}</p>
      <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
        <FormError text={form.error} />
        <NewPasswordFields label={t('field.password-new')} />
        <Button type="submit" busy={form.isBusy}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  )
}
