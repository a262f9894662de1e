import {
  AUDIENCE_PLANS,
  type AudiencePlan,
  countAudience,
  mailingsMessages,
} from '@tripwright/domain/staff/campaigns'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { SelectField } from '#ui/select.tsx'

type Audience = { plan: AudiencePlan; language: string | null }
type AudienceFieldsProps = { audience: Audience; onChange: (audience: Partial<Audience>) => void }

/** The audience of a mailing; the count follows each choice. */
export function AudienceFields({ audience: { plan, language }, onChange }: AudienceFieldsProps) {
  const t = useText(mailingsMessages)
  const formats = useFormats()
  const called = useCall(countAudience, { plan, ...(language !== null && { language }) }).called
  const audience = called.status === 'ready' ? called.value : { count: null, languages: [] }
  const languages = audience.languages.map((one) => one.language)
  // A language without subscribers stays selected.
  const missing = language === null || languages.includes(language) ? [] : [{ language, count: 0 }]
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('plan')}
        value={plan}
        onChange={({ target: { value } }) =>
          onChange({ plan: AUDIENCE_PLANS.find((one) => one === value) ?? 'any' })
        }
      >
        {AUDIENCE_PLANS.map((one) => (
          <option key={one} value={one}>
            {t(`plan.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('language')}
        value={language ?? ''}
        onChange={({ target: { value } }) => onChange({ language: value === '' ? null : value })}
      >
        <option value="">{t('language.any')}</option>
        {[...audience.languages, ...missing].map((one) => (
          <option key={one.language} value={one.language}>
            {t('language.one', { language: formats.language(one.language), count: one.count })}
          </option>
        ))}
      </SelectField>
      <p role="status" className="min-h-[1lh] sm:col-span-2">
        {audience.count === null ? null : t('audience', { count: audience.count })}{' '}
        {audience.count !== null && audience.languages.length === 0 ? t('audience.none') : null}
      </p>
    </fieldset>
  )
}
