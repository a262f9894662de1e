import { translateMessages, withNativeTexts } from '@tripwright/domain/translation/phrasebook'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { nameOf } from '#platform/text/formatter.ts'
import { useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { PhraseList } from './phrase-list.tsx'
import { Phrasebook } from './phrasebook.tsx'
import { browserLanguage, lastOpened, useLanguages, usePhraseBook } from './phrasebooks.state.ts'
import { rememberShown, type ShownPhrase } from './recent-phrases.state.ts'
import { RecentList, SavedLanguages } from './saved-languages.tsx'

const ShowCard = lazy(() =>
  import('./full-screen-phrase.tsx').then(({ FullScreenPhrase }) => ({ default: FullScreenPhrase })),
)

const OwnWords = lazyPart(() =>
  import('./free-translation.tsx').then(({ FreeTranslation }) => FreeTranslation),
)
const Conversation = lazyPart(() => import('./conversation.tsx').then(({ Conversation }) => Conversation))

// Both languages are the device's defaults until the address or the user sets others.
const EMPTY_QUERY = { to: '', find: '', mine: '' }
const CODE = /^[a-z]{2,3}$/

/** `/translate`: free text, translated by the browser or a service, and the phrasebook. */
export function TranslatePage() {
  const t = useText(translateMessages)
  const { draft, change } = useSearchDraft(EMPTY_QUERY, defaultQuery)
  const [fullScreen, setFullScreen] = useState<ShownPhrase | null>(null)
  const [isTalking, setTalking] = useState(false)
  const [mine, other] = useChosenLanguages(draft)
  const languages = useNamedLanguages([mine.language, other.language])
  const [book, again] = usePhraseBook(draft.to === '' ? null : other.language, true)
  const [ownBook] = usePhraseBook(mine.language === 'en' ? null : mine.language, false)
  const isOwn = ownBook.state === 'here'
  const phrases = useMemo(
    () =>
      book.state === 'here'
        ? withNativeTexts(book.book.phrases, ownBook.state === 'here' ? ownBook.book.phrases : [])
        : [],
    [book, ownBook],
  )
  const voice = book.state === 'here' ? book.book.voice : other.language
  const own = isOwn ? mine.language : 'en'

  function show(one: ShownPhrase): void {
    rememberShown(one)
    setFullScreen(one)
  }
  // Loaded early, so that it is there when the network fails.
  useEffect(
    () => void Promise.allSettled([import('./full-screen-phrase.tsx'), import('./conversation.tsx')]),
    [],
  )

  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] lg:grid-rows-[auto_auto_auto_1fr] lg:py-12">
      <header className="grid gap-2 lg:col-span-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <LanguagePickers mine={mine} other={other} languages={languages} onChange={change} />
      <div data-narrow className="grid min-w-0 content-start gap-6 lg:row-span-2">
        <Suspense fallback={<div className="skeleton min-h-72" />}>
          <OwnWords
            mine={mine}
            other={other}
            phrases={phrases}
            onShow={show}
            renderPhrases={(some) => <PhraseList phrases={some} own={own} voice={voice} onShow={show} />}
          />
        </Suspense>
        <section className="grid justify-items-start gap-2">
          <Button variant="secondary" onClick={() => setTalking(true)}>
            {t('talk.open')}
          </Button>
          <p className="text-muted text-sm">{t('talk.text')}</p>
        </section>
      </div>
      <Phrasebook
        mine={{ ...mine, language: own }}
        other={other}
        book={book}
        phrases={phrases}
        languages={languages}
        find={draft.find}
        onChange={change}
        onAgain={again}
        onShow={show}
      />
      <aside className="grid min-w-0 content-start gap-8 lg:col-start-2 lg:row-start-4">
        <SavedLanguages languages={languages} />
        <RecentList onShow={setFullScreen} />
      </aside>
      {isTalking ? (
        <Suspense>
          <Conversation
            mine={{ ...mine, voice: mine.language }}
            other={{ ...other, voice }}
            book={{ own, foreign: other.language, phrases }}
            onClose={() => setTalking(false)}
          />
        </Suspense>
      ) : null}
      {fullScreen ? (
        <Suspense>
          <ShowCard phrase={fullScreen} onClose={() => setFullScreen(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The last viewed language, and the browser's. */
function defaultQuery(): Partial<typeof EMPTY_QUERY> {
  const mine = browserLanguage()
  return { mine, to: lastOpened() ?? (mine === 'it' ? 'en' : 'it') }
}

type NamedLanguage = { language: string; name: string }

/** The traveller's language and the other one; always two different ones, whatever the address says. */
function useChosenLanguages({ to, mine }: typeof EMPTY_QUERY): [mine: NamedLanguage, other: NamedLanguage] {
  const nameOf = useLanguageName()
  const own = CODE.test(mine) ? mine : 'en'
  const language = CODE.test(to) ? to : 'it'
  const other = language !== own ? language : own === 'en' ? 'it' : 'en'
  return [
    { language: own, name: nameOf(own) },
    { language: other, name: nameOf(other) },
  ]
}

type LanguagePickersProps = {
  mine: NamedLanguage
  other: NamedLanguage
  languages: readonly NamedLanguage[]
  onChange: (part: Partial<typeof EMPTY_QUERY>) => void
}

function LanguagePickers({ mine, other, languages, onChange }: LanguagePickersProps) {
  const t = useText(translateMessages)
  const options = (without: string) =>
    languages
      .filter(({ language }) => language !== without)
      .map(({ language, name }) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))
  return (
    <form
      aria-label={t('form.languages')}
      onSubmit={(event) => event.preventDefault()}
      className="neatline grid min-w-0 grid-cols-2 items-end gap-4 bg-sheet p-4 md:p-6 lg:col-start-1"
    >
      <SelectField
        label={t('form.language')}
        name="to"
        value={other.language}
        onChange={({ target }) => onChange({ to: target.value })}
      >
        {options(mine.language)}
      </SelectField>
      <SelectField
        label={t('own.mine')}
        name="mine"
        value={mine.language}
        onChange={({ target }) => onChange({ mine: target.value })}
      >
        {options(other.language)}
      </SelectField>
    </form>
  )
}

function useLanguageName(): (language: string) => string {
  const { locale } = useLocale()
  return useCallback((language: string) => nameOf(locale, 'language', language), [locale])
}

/** All languages sorted by name; English and the chosen ones are always included. */
function useNamedLanguages(chosen: readonly string[]): NamedLanguage[] {
  const { locale } = useLocale()
  const languages = useLanguages()
  const [mine = 'en', other = 'en'] = chosen
  return useMemo(() => {
    const codes = new Set(['en', mine, other, ...languages.map(({ language }) => language)])
    return [...codes]
      .map((language) => ({ language, name: nameOf(locale, 'language', language) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale))
  }, [locale, languages, mine, other])
}
