import {
  listEnglish,
  type Phrase,
  type PhraseBook,
  SITUATIONS,
  searchPhrases,
  translateMessages,
} from '@tripwright/domain/translate'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchDraft } from '#features/links/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useLocale } from '#platform/text/locale.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useBook, useLanguages } from './books.state.ts'
import { KeptLanguages } from './kept-languages.tsx'
import { PhraseList } from './phrase-list.tsx'
import { rememberShown, type Shown } from './recent.state.ts'
import { RecentList } from './recent-list.tsx'

const ShowCard = lazy(() => import('./show-card.tsx').then(({ ShowCard }) => ({ default: ShowCard })))

const OwnWords = lazyPart(() => import('./own-words.tsx').then(({ OwnWords }) => OwnWords))
const Conversation = lazyPart(() => import('./conversation.tsx').then(({ Conversation }) => Conversation))

const AnswerActions = lazyPart(() =>
  import('#features/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const BLANK = { to: 'it', find: '', mine: 'en' }
const CODE = /^[a-z]{2,3}$/
const ENGLISH = listEnglish()
const nothing = () => ({})

/** `/translate`: the phrasebook, and the browser's own translator where there is one. */
export function TranslatePage() {
  const t = useText(translateMessages)
  const { draft, change } = useSearchDraft(BLANK, nothing)
  const [shown, setShown] = useState<Shown | null>(null)
  const language = CODE.test(draft.to) ? draft.to : BLANK.to
  const mine = CODE.test(draft.mine) ? draft.mine : BLANK.mine
  const languages = useNamedLanguages(language)
  const nameOf = useLanguageName()
  const [isTalking, setTalking] = useState(false)
  const name = nameOf(language)
  const [book, again] = useBook(language)
  const phrases = book.state === 'here' ? book.book.phrases : []
  const found = searchPhrases(phrases, draft.find)
  const voice = book.state === 'here' ? book.book.voice : language

  function show(one: Shown): void {
    rememberShown(one)
    setShown(one)
  }
  // It has to be there when there is no network any more.
  useEffect(() => void Promise.allSettled([import('./show-card.tsx'), import('./conversation.tsx')]), [])
  const texts = {
    loading: t('book.loading'),
    missing: t('book.missing', { language: name }),
    here: found.length === 0 ? t('search.none') : t('search.count', { count: found.length }),
  }

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
            {languages.map((one) => (
              <option key={one.language} value={one.language}>
                {one.name}
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
            {texts[book.state]}
          </p>
          {book.state === 'missing' ? (
            <Button variant="outline" className="justify-self-start" onClick={again}>
              {t('book.again')}
            </Button>
          ) : null}
        </form>
        <PassOn {...{ to: language, mine, find: draft.find, name }} first={found[0]} />
        {book.state === 'here' && book.book.note ? (
          <p lang="en" dir="ltr" className="max-w-prose">
            {book.book.note}
          </p>
        ) : null}
        <Situations phrases={book.state === 'here' ? found : ENGLISH} voice={voice} onShow={show} />
        {book.state === 'here' ? <Source book={book.book} /> : null}
      </div>
      <aside className="grid min-w-0 content-start gap-8">
        <Mine value={mine} languages={languages} onChange={(code) => change({ mine: code })} />
        <Suspense fallback={<div className="skeleton min-h-72" />}>
          <OwnWords
            key={`${mine} ${language}`}
            {...{ mine, other: language, nameOf, phrases }}
            onShow={show}
            renderPhrases={(some) => <PhraseList phrases={some} voice={voice} onShow={show} />}
          />
        </Suspense>
        <section className="grid justify-items-start gap-2">
          <Button variant="secondary" onClick={() => setTalking(true)}>
            {t('talk.open')}
          </Button>
          <p className="text-muted text-sm">{t('talk.text')}</p>
        </section>
        <KeptLanguages languages={languages} />
        <RecentList onShow={setShown} />
      </aside>
      {isTalking ? (
        <Suspense>
          <Conversation
            mine={{ language: mine, name: nameOf(mine), voice: mine }}
            other={{ language, name, voice }}
            book={phrases}
            onClose={() => setTalking(false)}
          />
        </Suspense>
      ) : null}
      {shown ? (
        <Suspense>
          <ShowCard shown={shown} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

type PassOnProps = { to: string; mine: string; find: string; name: string; first: Phrase | undefined }

/** What is passed on is a phrase of ours, never what was typed to find it. */
function PassOn({ to, mine, find, name, first }: PassOnProps) {
  if (first === undefined) return null
  const isFound = find.trim() !== ''
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <AnswerActions
        path="/translate"
        inputs={{ to, mine: mine === 'en' ? '' : mine, find: isFound ? first.english : '' }}
        title={isFound ? `${first.english} ${first.text}` : name}
      />
    </Suspense>
  )
}

function Situations({ phrases, ...list }: Parameters<typeof PhraseList>[0]) {
  const t = useText(translateMessages)
  return SITUATIONS.map((situation) => {
    const some = phrases.filter((phrase) => phrase.situation === situation)
    return some.length === 0 ? null : (
      <section key={situation} className="grid gap-2">
        <h2 className="text-xl">{t(`situation.${situation}`)}</h2>
        <PhraseList phrases={some} {...list} />
      </section>
    )
  })
}

function Source({ book }: { book: PhraseBook }) {
  const t = useText(translateMessages)
  const formats = useFormats()
  const date = formats.date(new Date(book.asOf), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <p className="max-w-prose text-muted text-xs">
      {t('source', { date })} {book.romanisation ? t('source.romanised', { rules: book.romanisation }) : null}
    </p>
  )
}

type MineProps = {
  value: string
  languages: readonly { language: string; name: string }[]
  onChange: (language: string) => void
}

/** The traveller's own language: English, unless another one is chosen. */
function Mine({ value, languages, onChange }: MineProps) {
  const t = useText(translateMessages)
  const nameOf = useLanguageName()
  const others = languages.filter(({ language }) => language !== 'en')
  return (
    <SelectField
      label={t('own.mine')}
      name="mine"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="en">{nameOf('en')}</option>
      {others.map(({ language, name }) => (
        <option key={language} value={language}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function useLanguageName(): (language: string) => string {
  const { locale } = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return (language) => names.of(language) ?? language
  }, [locale])
}

/** The languages with their names, in the order of the names; the chosen one is always among them. */
function useNamedLanguages(chosen: string): { language: string; name: string }[] {
  const { locale } = useLocale()
  const languages = useLanguages()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    const codes = new Set([chosen, ...languages.map(({ language }) => language)])
    return [...codes]
      .map((language) => ({ language, name: names.of(language) ?? language }))
      .sort((a, b) => a.name.localeCompare(b.name, locale))
  }, [locale, languages, chosen])
}
