import { type KeptPreferences, preferencesMessages } from '@tripwright/domain/profile'
import { useState } from 'react'
import { useAirports } from '#features/flights/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { toast } from '#ui/toast.ts'
import { savePreferences } from './preferences.state.ts'
import { draftOf, readDraft } from './preferences-draft.state.ts'
import { HomeFields, MoneyFields, NeedsFields, PassportFields } from './preferences-fields.tsx'

/** What the tools begin with, to be changed and kept as a whole. */
export function PreferencesForm({ kept }: { kept: KeptPreferences }) {
  const t = useText(preferencesMessages)
  const table = useAirports()
  const [draft, setDraft] = useState(() => draftOf(kept))
  const [isLost, setIsLost] = useState(false)
  const form = useForm(async () => {
    const chosen = readDraft(draft, table)
    setIsLost(chosen === null)
    if (chosen === null) return t('home.airport.unknown')
    const answer = await savePreferences(chosen)
    if (!answer.ok)
      return answer.code === 'offline' ? t('offline') : (answer.issues[0]?.message ?? answer.message)
    setDraft(draftOf(answer.value))
    toast(t('saved'), { kind: 'success' })
    return null
  })
  const change = (part: Partial<typeof draft>) => {
    if ('airport' in part) setIsLost(false)
    setDraft((now) => ({ ...now, ...part }))
  }

  return (
    <form noValidate onSubmit={form.onSubmit} className="neatline grid max-w-200 gap-8 bg-sheet p-4 md:p-6">
      <HomeFields {...{ draft, change }} airportError={isLost ? t('home.airport.unknown') : undefined} />
      <PassportFields {...{ draft, change }} />
      <MoneyFields {...{ draft, change }} />
      <NeedsFields {...{ draft, change }} />
      <div className="grid justify-items-start gap-4">
        <FormError text={form.error} />
        <Button type="submit" busy={form.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
