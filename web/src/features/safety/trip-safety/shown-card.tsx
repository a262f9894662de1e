import {
  CARD_SENTENCES,
  type CardFields,
  type CardLine,
  type CardReader,
  helpCardMessages,
  makeHelpCard,
} from '@tripwright/domain/safety/trip-safety'
import { directionOf, ENGLISH_BOOK, type PhraseBook } from '@tripwright/domain/translation/phrasebook'
import { useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select.tsx'

type ShownCardProps = {
  reader: CardReader
  fields: CardFields
  languages: readonly string[]
  books: Record<string, PhraseBook | 'missing'>
  onClose: () => void
}

/** The card over the whole screen: large, the language there beside English. */
export function ShownCard({ reader, fields, languages, books, onClose }: ShownCardProps) {
  const t = useText(helpCardMessages)
  const formats = useFormats()
  const [chosenLanguage, setLanguage] = useState<string | null>(null)
  const [sentences, setSentences] = useState<readonly string[]>(CARD_SENTENCES[reader].slice(0, 1))
  const language = chosenLanguage ?? languages[0] ?? 'en'
  const found = books[language]
  const book = found === undefined || found === 'missing' ? ENGLISH_BOOK : found
  const { lines, facts } = makeHelpCard({ reader, fields, phrases: book.phrases, sentences })
  const isEnglish = book.language === 'en'
  const isUnwritten = lines.every(({ key }) => CARD_SENTENCES[reader].includes(key)) && facts.length === 0
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t(`reader.${reader}`)}
      closeLabel={t('card.close')}
      className="modal-whole"
    >
      <div className="grid gap-5">
        {language !== 'en' && isEnglish ? (
          <p role="status" className="border-signal border-s-4 bg-signal-wash p-3">
            {t('card.missing')}
          </p>
        ) : null}
        {languages.length === 1 && language === 'en' ? (
          <p className="text-muted text-sm">{t('card.english')}</p>
        ) : null}
        {languages.length > 1 ? (
          <SelectField
            label={t('card.language')}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
            className="max-w-80"
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {formats.language(one)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <ul className="grid border-ink border-t">
          {lines.map((line) => (
            <CardRow key={line.key} line={line} language={book.language} isEnglish={isEnglish} />
          ))}
        </ul>
        {facts.length > 0 ? (
          <section className="grid gap-2" lang="en" dir="ltr">
            <h3 className="text-lg">{t('card.facts')}</h3>
            <dl className="grid border-ink border-t">
              {facts.map(({ fact, text }) => (
                <div
                  key={fact}
                  className="grid gap-x-4 border-hairline border-b py-2 sm:grid-cols-[12rem_1fr]"
                >
                  <dt className="text-muted">{t(`field.${fact}`)}</dt>
                  <dd className="whitespace-pre-line font-semibold text-2xl wrap-anywhere">
                    <bdi>{text}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {isEnglish ? null : <p className="text-muted text-sm">{t('card.facts.note')}</p>}
          </section>
        ) : null}
        {isUnwritten ? <p className="text-muted">{t('card.empty')}</p> : null}
        <SentenceChoice reader={reader} chosen={sentences} onChange={setSentences} />
        {isEnglish ? null : (
          <p className="text-muted text-xs">{t('card.source', { source: `${book.source}, ${book.asOf}` })}</p>
        )}
      </div>
    </Dialog>
  )
}

type CardRowProps = { line: CardLine; language: string; isEnglish: boolean }

function CardRow({ line: { own, there, romanised, isUnsure }, language, isEnglish }: CardRowProps) {
  const t = useText(helpCardMessages)
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-2">
      <p
        lang={language}
        dir={directionOf(language)}
        className="font-bold text-3xl leading-tight wrap-anywhere"
      >
        {there}
      </p>
      {isEnglish ? null : (
        <div className="grid content-start gap-1">
          <p lang="en" dir="ltr" className="text-xl">
            {own}
          </p>
          {romanised === null ? null : (
            <p dir="ltr" className="text-muted text-sm">
              {romanised}
            </p>
          )}
          {isUnsure ? <p className="text-signal text-sm">{t('card.unsure')}</p> : null}
        </div>
      )}
    </li>
  )
}

type SentenceChoiceProps = {
  reader: CardReader
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** The sentences that the card may say, each switched on and off. */
function SentenceChoice({ reader, chosen, onChange }: SentenceChoiceProps) {
  const t = useText(helpCardMessages)
  const english = new Map(ENGLISH_BOOK.phrases.map(({ key, text }) => [key, text]))
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">{t('card.say')}</legend>
      <div className="flex flex-wrap gap-2" lang="en" dir="ltr">
        {CARD_SENTENCES[reader].map((key) => {
          const isChosen = chosen.includes(key)
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])}
              className="min-h-11 rounded-md border border-rule px-3 text-start aria-pressed:border-brand aria-pressed:bg-wash aria-pressed:font-semibold"
            >
              {english.get(key)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
