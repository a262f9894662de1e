import { preferencesMessages, type SavedPreferences } from '@tripwright/domain/account/preferences'
import { useCallback, useEffect, useState } from 'react'
import { preferences } from '#features/account/preferences/index.ts'
import { useAirports } from '#features/booking/flights/index.ts'
import { readStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { loadPreferences } from './preferences.state.ts'
import { parsePreferencesDraft, toPreferencesDraft } from './preferences-draft.state.ts'
import { HomeFields, MoneyFields, NeedsFields, PassportFields } from './preferences-fields.tsx'
import { savePreferences } from './save-preferences.state.ts'

/** `isOld`: this device's last copy, because the account could not be reached. */
type PreferencesView =
  | { state: 'loading' | 'missing' }
  | { state: 'here'; saved: SavedPreferences; isOld: boolean }

/** The travel preferences: the defaults of every tool. */
export function PreferencesSection() {
  const t = useText(preferencesMessages)
  const [view, load] = usePreferencesView()
  return (
    <section className="grid gap-4" aria-labelledby="travels">
      <header className="grid gap-1">
        <h2 id="travels">{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </header>
      {view.state === 'loading' ? (
        <Loading label={t('title')}>
          <Skeleton className="h-112 max-w-200" />
        </Loading>
      ) : null}
      {view.state === 'missing' ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button variant="outline" onClick={load}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {view.state === 'here' ? (
        <>
          {view.isOld ? <p className="border-rule border-s-4 ps-3">{t('offline.shown')}</p> : null}
          <PreferencesForm saved={view.saved} />
        </>
      ) : null}
    </section>
  )
}

function usePreferencesView(): [PreferencesView, () => void] {
  const [view, setView] = useState<PreferencesView>({ state: 'loading' })
  const load = useCallback(() => {
    let isGone = false
    setView({ state: 'loading' })
    void loadPreferences().then((response) => {
      if (isGone) return
      if (response.ok) setView({ state: 'here', saved: response.value, isOld: false })
      else if (readStored('preferences') === null) setView({ state: 'missing' })
      else setView({ state: 'here', saved: preferences(), isOld: true })
    })
    return () => {
      isGone = true
    }
  }, [])
  useEffect(load, [load])
  return [view, load]
}

/** The defaults of the tools, edited and saved together. */
function PreferencesForm({ saved }: { saved: SavedPreferences }) {
  const t = useText(preferencesMessages)
  const table = useAirports()
  const [draft, setDraft] = useState(() => toPreferencesDraft(saved))
  const [isLost, setIsLost] = useState(false)
  const form = useForm(async () => {
    const chosen = parsePreferencesDraft(draft, table)
    setIsLost(chosen === null)
    if (chosen === null) return t('home.airport.unknown')
    const delivery = await savePreferences(chosen)
    if (delivery.state === 'refused') {
      const { issues, message } = delivery.refusal
      return issues[0]?.message ?? message
    }
    if (delivery.state === 'queued') return null
    const { value } = delivery
    // What was chosen while this was saved stays.
    if (value) setDraft((now) => (now === draft ? toPreferencesDraft(value) : now))
    toast(t('saved'), { kind: 'success' })
    return null
  })
  const change = (part: Partial<typeof draft>) => {
    if ('airport' in part) setIsLost(false)
    setDraft((now) => ({ ...now, ...part }))
  }

  return (
    <form noValidate onSubmit={form.onSubmit} className="neatline grid max-w-200 gap-8 bg-sheet p-4 md:p-6">
      <HomeFields
        draft={draft}
        change={change}
        airportError={isLost ? t('home.airport.unknown') : undefined}
      />
      <PassportFields draft={draft} change={change} />
      <MoneyFields draft={draft} change={change} />
      <NeedsFields draft={draft} change={change} />
      <div className="grid justify-items-start gap-4">
        <FormError text={form.error} />
        <Button type="submit" busy={form.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
