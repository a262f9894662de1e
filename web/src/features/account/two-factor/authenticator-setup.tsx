import { authMessages } from '@tripwright/domain/account/sign-in'
import { factorsMessages, totpSecretOf, verifyTotp } from '@tripwright/domain/account/two-factor'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { QrCode } from './qr-code.tsx'

type AppSetupProps = { otpauth: string; onDone: () => void; onCancel: () => void }

/** The secret to scan or to type, and the app's first code, which proves that it was stored there. */
export function AuthenticatorSetup({ otpauth, onDone, onCancel }: AppSetupProps) {
  const t = useText(factorsMessages)
  const tAuth = useText(authMessages)
  const secret = totpSecretOf(otpauth)
  const form = useForm(async (fields) => {
    const response = await call(verifyTotp, { code: fieldText(fields, 'code') })
    if (!response.ok) return response.message || tAuth('unexpected')
    onDone()
    return null
  })

  async function copy() {
    await navigator.clipboard.writeText(secret.replaceAll(' ', ''))
    toast(t('app.secret.copied'))
  }

  return (
    <div className="neatline grid max-w-160 gap-4 p-5">
      <p className="max-w-prose">{t('app.scan')}</p>
      <a href={otpauth} className={buttonClass({ variant: 'outline' }, 'justify-self-start desktop:hidden')}>
        {t('app.open')}
      </a>
      <QrCode text={otpauth} label={t('app.picture')} />
      <div className="grid justify-items-start gap-1">
        <p className="text-muted text-sm">{t('app.secret')}</p>
        <p className="tabular wrap-anywhere text-lg" dir="ltr">
          {secret}
        </p>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {t('app.secret.copy')}
        </Button>
      </div>
      <form onSubmit={form.onSubmit} className="grid max-w-80 gap-4">
        <FormError text={form.error} />
        <TextField
          label={t('app.first-code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={7}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isBusy}>
            {t('app.confirm')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        </div>
      </form>
    </div>
  )
}
