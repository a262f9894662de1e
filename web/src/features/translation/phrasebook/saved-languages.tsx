import { directionOf, translateMessages } from '@tripwright/domain/translation/phrasebook'
import X from 'lucide-react/icons/x'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'
import { usePick } from '#ui/use-pick.ts'
import { removePhraseBook, savePhraseBook, useSavedLanguages } from './phrasebooks.state.ts'
import { clearRecentPhrases, type ShownPhrase, useRecentPhrases } from './recent-phrases.state.ts'

type SavedLanguagesProps = { languages: readonly { language: string; name: string }[] }

/** The languages on this device for offline use, with buttons to fetch or remove one. */
export function SavedLanguages({ languages }: SavedLanguagesProps) {
  const t = useText(translateMessages)
  const savedLanguages = useSavedLanguages()
  const here = languages.filter(({ language }) => savedLanguages.includes(language))
  const others = languages.filter(({ language }) => language !== 'en' && !savedLanguages.includes(language))

  const { value, choose, keys } = usePick((language) => void keep(language))

  async function keep(language: string): Promise<void> {
    const name = languages.find((one) => one.language === language)?.name ?? language
    if (!(await savePhraseBook(language))) toast(t('kept.failed', { language: name }))
  }
  return (
    <section className="grid gap-3 border-hairline border-t pt-4">
      <h2 className="text-lg">{t('kept.title')}</h2>
      <p className="text-muted text-sm">{t('kept.text')}</p>
      <ul className="flex flex-wrap gap-x-4 empty:hidden">
        {here.map(({ language, name }) => (
          <li key={language} className="flex items-center">
            {name}
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('kept.forget', { language: name })}
              onClick={() => void removePhraseBook(language)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <SelectField
          label={t('kept.add')}
          value={value}
          onChange={({ target }) => choose(target.value)}
          {...keys}
        >
          <option value="">{t('kept.choose')}</option>
          {others.map(({ language, name }) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </section>
  )
}

/** The phrases shown lately, to show again. */
export function RecentList({ onShow }: { onShow: (phrase: ShownPhrase) => void }) {
  const t = useText(translateMessages)
  const recent = useRecentPhrases()

  function clear(): void {
    const undo = clearRecentPhrases()
    toast(t('recent.cleared'), { action: { label: t('undo'), onPick: undo } })
  }
  return (
    <section className="grid justify-items-start gap-3 border-hairline border-t pt-4">
      <h2 className="text-lg">{t('recent.title')}</h2>
      {recent.length === 0 ? <p className="text-muted text-sm">{t('recent.empty')}</p> : null}
      <ul className="w-full empty:hidden">
        {recent.map((one) => (
          <li key={`${one.language} ${one.text}`} className="border-hairline border-b">
            <button
              type="button"
              lang={one.language}
              className="min-h-11 w-full truncate text-start hover:underline"
              onClick={() => onShow(one)}
            >
              <bdi dir={directionOf(one.language)}>{one.text}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {recent.length > 0 ? (
        <Button variant="outline" size="sm" onClick={clear}>
          {t('recent.clear')}
        </Button>
      ) : null}
    </section>
  )
}
