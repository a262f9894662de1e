import {
  accessTokensMessages,
  createAccessToken,
  MAX_TOKEN_NAME,
  TOKEN_DAYS,
  TOKEN_SCOPES,
} from '@tripwright/domain/account/access-tokens'
import type { Output } from '@tripwright/domain/base/contract'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

const USUAL_DAYS = 90

type TokenFormProps = { onMade: (made: Output<typeof createAccessToken>) => void }

export function TokenForm({ onMade }: TokenFormProps) {
  const t = useText(accessTokensMessages)
  const form = useForm(async (fields) => {
    const response = await call(createAccessToken, {
      name: fieldText(fields, 'name'),
      scope: TOKEN_SCOPES.find((one) => one === fieldText(fields, 'scope')) ?? 'read',
      days: TOKEN_DAYS.find((one) => String(one) === fieldText(fields, 'days')) ?? USUAL_DAYS,
    })
    if (!response.ok) return response.message
    onMade(response.value)
    return null
  })
  return (
    <form onSubmit={form.onSubmit} className="grid max-w-120 gap-4">
      <h3>{t('new.title')}</h3>
      <FormError text={form.error} />
      <TextField
        label={t('new.name')}
        hint={t('new.name.hint')}
        name="name"
        maxLength={MAX_TOKEN_NAME}
        autoComplete="off"
        required
      />
      <SelectField label={t('new.scope')} hint={t('new.scope.hint')} name="scope">
        {TOKEN_SCOPES.map((scope) => (
          <option key={scope} value={scope}>
            {t(`scope.${scope}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('new.days')} name="days" defaultValue={USUAL_DAYS}>
        {TOKEN_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('new.days.option', { days })}
          </option>
        ))}
      </SelectField>
      <p className="text-muted text-sm">{t('new.note')}</p>
      <Button type="submit" variant="outline" busy={form.isBusy} className="justify-self-start">
        {t('new.submit')}
      </Button>
    </form>
  )
}
