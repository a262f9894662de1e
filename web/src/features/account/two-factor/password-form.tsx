import { authMessages, changePassword, checkPassword } from '@tripwright/domain/account/sign-in'
import { factorsMessages } from '@tripwright/domain/account/two-factor'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast.ts'

/** Changes the password; requires the old one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useText(factorsMessages)
  const tAuth = useText(authMessages)
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm(async (fields) => {
    const newPassword = fieldText(fields, 'new')
    if (newPassword !== fieldText(fields, 'confirm')) return tAuth('passwords-differ')
    const strength = checkPassword(newPassword)
    if (!strength.ok) return tAuth(strength.code)
    const response = await call(changePassword, {
      currentPassword: fieldText(fields, 'current'),
      newPassword,
    })
    if (!response.ok) return response.message
    toast(t('password.changed'), { kind: 'success' })
    setIsOpen(false)
    onChanged()
    return null
  })
  const shared = { showLabel: t('password.show'), required: true }

  return (
    <section className="grid gap-4">
      <h3>{t('password.title')}</h3>
      {isOpen ? (
        <form onSubmit={form.onSubmit} className="grid max-w-120 gap-4">
          <FormError text={form.error} />
          <PasswordField
            {...shared}
            label={t('password.current')}
            name="current"
            autoComplete="current-password"
          />
          <PasswordField {...shared} label={t('password.new')} name="new" autoComplete="new-password" />
          <PasswordField
            {...shared}
            label={t('password.confirm')}
            name="confirm"
            autoComplete="new-password"
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.isBusy}>
              {t('password.change')}
            </Button>
            <Button variant="ghost" onClick={() => setIsOpen(false)}>
              {t('app.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t('password.change')}
        </Button>
      )}
    </section>
  )
}
