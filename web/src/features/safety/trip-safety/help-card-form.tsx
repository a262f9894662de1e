import {
  BLOOD_TYPES,
  CARD_ALLERGIES,
  type CardFields,
  helpCardMessages,
  MAX_CARD_TEXT,
} from '@tripwright/domain/safety/trip-safety'
import { type FormEvent, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

type HelpCardFormProps = {
  fields: CardFields
  onSave: (fields: CardFields) => void
  onClear: () => void
}

/** The form of the card; nothing of it has to be filled in. */
export function HelpCardForm({ fields, onSave, onClear }: HelpCardFormProps) {
  const t = useText(helpCardMessages)
  const [draft, setDraft] = useState(fields)
  const put = (part: Partial<CardFields>) => setDraft((before) => ({ ...before, ...part }))
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSave(draft)
  }
  const textOf = (key: 'name' | 'stay') => ({
    value: draft[key],
    maxLength: MAX_CARD_TEXT,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => put({ [key]: target.value }),
  })
  const longOf = (key: 'contact' | 'otherAllergies' | 'medicines' | 'insurance') => ({
    label: t(`field.${key}`),
    hint: t(`field.${key}.hint`),
    value: draft[key],
    maxLength: MAX_CARD_TEXT,
    rows: 2,
    onChange: ({ target }: { target: HTMLTextAreaElement }) => put({ [key]: target.value }),
  })
  return (
    <form onSubmit={submit} className="grid gap-4 pt-2">
      <p className="max-w-prose text-muted text-sm">{t('where.note')}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField label={t('field.name')} {...textOf('name')} />
        <SelectField
          label={t('field.bloodType')}
          value={draft.bloodType ?? ''}
          onChange={({ target }) =>
            put({ bloodType: BLOOD_TYPES.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{t('field.bloodType.none')}</option>
          {BLOOD_TYPES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <fieldset className="grid min-w-0 gap-2 md:col-span-2">
          <legend className="mb-1 font-semibold">{t('field.allergies')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-3">
            {CARD_ALLERGIES.map((one) => (
              <Checkbox
                key={one}
                label={t(`allergy.${one.slice('allergy-'.length)}` as 'allergy.eggs')}
                checked={draft.allergies.includes(one)}
                onChange={({ target }) =>
                  put({
                    allergies: CARD_ALLERGIES.filter((other) =>
                      other === one ? target.checked : draft.allergies.includes(other),
                    ),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <TextareaField {...longOf('otherAllergies')} />
        <TextareaField {...longOf('medicines')} />
        <TextareaField {...longOf('contact')} />
        <TextareaField {...longOf('insurance')} />
        <TextField
          label={t('field.stay')}
          hint={t('field.stay.hint')}
          className="md:col-span-2"
          {...textOf('stay')}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('save')}</Button>
        <Button variant="ghost" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    </form>
  )
}
