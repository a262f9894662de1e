import {
  type BilingualPhrase,
  listEnglish,
  SITUATIONS,
  searchPhrases,
  translateMessages,
} from '@tripwright/domain/translation/phrasebook'
import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ProvenanceText } from '#ui/provenance.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PhraseList } from './phrase-list.tsx'
import { type PhraseBookState, useSavedLanguages } from './phrasebooks.state.ts'
import type { ShownPhrase } from './recent-phrases.state.ts'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const ENGLISH = listEnglish()

type NamedLanguage = { language: string; name: string }
type PhrasebookProps = {
  mine: NamedLanguage
  other: NamedLanguage
  book: PhraseBookState
  /** The phrases of the book, with those in the traveller's own language. */
  phrases: readonly BilingualPhrase[]
  find: string
  languages: readonly NamedLanguage[]
  onChange: (part: { to?: string; find?: string }) => void
  onAgain: () => void
  onShow: (phrase: ShownPhrase) => void
}

/** The phrases by situation, searchable in both languages. */
export function Phrasebook({ mine, other, book, phrases, find, onChange, ...rest }: PhrasebookProps) {
  const t = useText(translateMessages)
  const matches = searchPhrases(phrases, find)
  const isSearched = find.trim() !== ''
  const texts = {
    loading: t('book.loading'),
    missing: t('book.missing', { language: other.name }),
    here: matches.length === 0 ? t('search.none') : t('search.count', { count: matches.length }),
  }
  const voice = book.state === 'here' ? book.book.voice : other.language
  return (
    <section
      aria-labelledby="phrasebook"
      className="grid min-w-0 content-start gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-3"
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="phrasebook" className="text-2xl">
            {t('book.title')}
          </h2>
          <SharePhrases mine={mine} other={other} isSearched={isSearched} first={matches[0]} />
        </div>
        <TextField
          type="search"
          label={t('form.search', { mine: mine.name, other: other.name })}
          name="find"
          value={find}
          onChange={({ target }) => onChange({ find: target.value })}
        />
        <p role="status" className="text-muted text-sm">
          {texts[book.state]}
        </p>
      </div>
      {book.state === 'missing' ? <Missing {...rest} onChange={onChange} /> : null}
      {book.state === 'here' && book.book.note ? (
        <p lang="en" dir="ltr" className="max-w-prose">
          {book.book.note}
        </p>
      ) : null}
      {isSearched || book.state === 'missing' ? null : <Situations />}
      {book.state === 'missing' ? null : (
        <PhraseLists
          phrases={book.state === 'here' ? matches : ENGLISH}
          own={mine.language}
          voice={voice}
          onShow={rest.onShow}
        />
      )}
      {book.state === 'here' && book.book.asOf !== '' ? <PhraseBookSource book={book.book} /> : null}
    </section>
  )
}

/** Links to situations further down, emergencies last. */
function Situations() {
  const t = useText(translateMessages)
  return (
    <nav aria-label={t('situations')}>
      <ul className="flex flex-wrap gap-x-4">
        {SITUATIONS.map((situation) => (
          <li key={situation}>
            <a
              href={`#${situation}`}
              className="inline-flex min-h-11 items-center underline hover:text-brand"
            >
              {t(`situation.${situation}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The options without this language: retry, or another one on this device. */
function Missing({
  languages,
  onAgain,
  onChange,
}: Pick<PhrasebookProps, 'languages' | 'onAgain' | 'onChange'>) {
  const t = useText(translateMessages)
  const savedLanguages = useSavedLanguages()
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" onClick={onAgain}>
        {t('book.again')}
      </Button>
      {languages
        .filter(({ language }) => savedLanguages.includes(language))
        .map(({ language, name }) => (
          <Button key={language} variant="secondary" onClick={() => onChange({ to: language })}>
            {t('book.instead', { language: name })}
          </Button>
        ))}
    </div>
  )
}

type SharePhrasesProps = Pick<PhrasebookProps, 'mine' | 'other'> & {
  isSearched: boolean
  first: BilingualPhrase | undefined
}

/** Shares a phrase of the book, never the typed search text. */
function SharePhrases({ mine, other, isSearched, first }: SharePhrasesProps) {
  if (first === undefined) return <div className="min-h-11" />
  return (
    <Suspense fallback={<div className="min-h-11" />}>
      <AnswerActions
        path="/translate"
        inputs={{
          to: other.language,
          mine: mine.language === 'en' ? '' : mine.language,
          find: isSearched ? first.english : '',
        }}
        title={isSearched ? `${first.english} ${first.text}` : other.name}
      />
    </Suspense>
  )
}

function PhraseLists({ phrases, ...list }: Parameters<typeof PhraseList>[0]) {
  const t = useText(translateMessages)
  return SITUATIONS.map((situation) => {
    const some = phrases.filter((phrase) => phrase.situation === situation)
    return some.length === 0 ? null : (
      <section key={situation} className="grid gap-2">
        <h3 id={situation} className="scroll-mt-20 text-xl">
          {t(`situation.${situation}`)}
        </h3>
        <PhraseList phrases={some} {...list} />
      </section>
    )
  })
}

function PhraseBookSource({ book }: { book: Extract<PhraseBookState, { state: 'here' }>['book'] }) {
  const t = useText(translateMessages)
  return (
    <p className="max-w-prose text-muted text-xs">
      <ProvenanceText of={book} /> {t('source')}{' '}
      {book.romanisation ? t('source.romanised', { rules: book.romanisation }) : null}
    </p>
  )
}
