import {
  listPhrasesIn,
  PHRASE_LANGUAGES,
  PHRASES_AS_OF,
  type Phrase,
  type PhraseLanguage,
  SITUATIONS,
  searchPhrases,
  translateMessages,
} from '@tripwright/domain/translate'
import Maximize from 'lucide-react/icons/maximize-2'
import Volume from 'lucide-react/icons/volume-2'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchDraft } from '#features/links/index.ts'
import { useLocale } from '#platform/text/locale.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { OwnWords } from './own-words.tsx'
import { clearRecent, rememberShown, type Shown, useRecent } from './recent.state.ts'
import { say, useHasVoice } from './voice.state.ts'

const ShowCard = lazy(() => import('./show-card.tsx').then(({ ShowCard }) => ({ default: ShowCard })))

const LANGUAGES = Object.keys(PHRASE_LANGUAGES) as PhraseLanguage[]
const BLANK = { to: 'it', find: '' }
const nothing = () => ({})

/** `/translate`: the phrasebook, and the browser's own translator where there is one. */
export function TranslatePage() {
  const t = useText(translateMessages)
  const formats = useFormats()
  const { draft, change } = useSearchDraft(BLANK, nothing)
  const [shown, setShown] = useState<Shown | null>(null)
  const language = LANGUAGES.find((one) => one === draft.to) ?? 'it'
  const phrases = useMemo(() => listPhrasesIn(language), [language])
  const found = searchPhrases(phrases, draft.find)

  function show(one: Shown): void {
    rememberShown(one)
    setShown(one)
  }
  // It has to be there when there is no network any more.
  useEffect(() => void import('./show-card.tsx'), [])
  const rows = (some: readonly Phrase[]) => <Phrases phrases={some} language={language} onShow={show} />

  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] lg:py-12">
      <header className="grid gap-2 lg:col-span-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <div className="grid min-w-0 content-start gap-6">
        <form
          aria-label={t('form.search')}
          onSubmit={(event) => event.preventDefault()}
          className="neatline grid items-start gap-4 bg-sheet p-4 md:grid-cols-2 md:p-6"
        >
          <SelectField
            label={t('form.language')}
            name="to"
            value={language}
            onChange={({ target }) => change({ to: target.value })}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                <LanguageName code={one} />
              </option>
            ))}
          </SelectField>
          <TextField
            type="search"
            label={t('form.search')}
            name="find"
            value={draft.find}
            onChange={({ target }) => change({ find: target.value })}
          />
          <p role="status" className="text-muted text-sm md:col-span-2">
            {found.length === 0 ? t('search.none') : t('search.count', { count: found.length })}
          </p>
        </form>
        {language === 'th' || language === 'pt' ? (
          <p className="max-w-prose">{t(`note.${language}`)}</p>
        ) : null}
        {SITUATIONS.map((situation) => {
          const some = found.filter((phrase) => phrase.situation === situation)
          return some.length === 0 ? null : (
            <section key={situation} className="grid gap-2">
              <h2 className="text-xl">{t(`situation.${situation}`)}</h2>
              {rows(some)}
            </section>
          )
        })}
        <p className="max-w-prose text-muted text-xs">
          {t('source', {
            date: formats.date(new Date(PHRASES_AS_OF), { dateStyle: 'medium', timeZone: 'UTC' }),
          })}
        </p>
      </div>
      <aside className="grid min-w-0 content-start gap-8">
        <OwnWords key={language} language={language} phrases={phrases} onShow={show} renderPhrases={rows} />
        <Recent onShow={setShown} />
      </aside>
      {shown ? (
        <Suspense>
          <ShowCard shown={shown} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function LanguageName({ code }: { code: string }) {
  const { locale } = useLocale()
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

type PhrasesProps = { phrases: readonly Phrase[]; language: PhraseLanguage; onShow: (shown: Shown) => void }

function Phrases({ phrases, language, onShow }: PhrasesProps) {
  const t = useText(translateMessages)
  const voice = PHRASE_LANGUAGES[language]
  const hasVoice = useHasVoice(voice)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2 in-[aside]:grid-cols-1">
      {phrases.map(({ key, english, text, romanised }) => (
        <li key={key} className="flex items-center gap-2 border-hairline border-t py-2">
          <div className="min-w-0 flex-1">
            <p className="text-muted text-sm">{english}</p>
            <p lang={voice} className="font-display font-semibold text-lg">
              {text}
            </p>
            {romanised ? <p className="text-sm italic">{romanised}</p> : null}
          </div>
          {hasVoice ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('phrase.say', { text: english })}
              onClick={() => say(text, voice)}
            >
              <Volume aria-hidden="true" />
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('phrase.show', { text: english })}
            onClick={() => onShow({ text, language: voice, english })}
          >
            <Maximize aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Recent({ onShow }: { onShow: (shown: Shown) => void }) {
  const t = useText(translateMessages)
  const recent = useRecent()

  function clear(): void {
    const undo = clearRecent()
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
              <bdi>{one.text}</bdi>
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
