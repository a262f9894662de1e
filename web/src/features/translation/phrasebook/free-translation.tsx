import { detectLanguage } from '@tripwright/domain/base/detect-language'
import {
  type BilingualPhrase,
  directionOf,
  nearestPhrases,
  translateMessages,
} from '@tripwright/domain/translation/phrasebook'
import Maximize from 'lucide-react/icons/maximize-2'
import Volume from 'lucide-react/icons/volume-2'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { speakText, useHasVoice } from '#features/assistant/language/index.ts'
import { readFormDraft, saveFormDraft } from '#platform/form-drafts.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { hasBrowserTranslator } from './browser-translator.state.ts'
import { useTranslation } from './free-translation.state.ts'
import type { ShownPhrase } from './recent-phrases.state.ts'
import { type RemoteTranslator, type TranslationOutcome, useTranslators } from './translator.state.ts'

type FreeTranslationProps = {
  /** The traveller's language and the other one. */
  mine: NamedLanguage
  other: NamedLanguage
  phrases: readonly BilingualPhrase[]
  onShow: (phrase: ShownPhrase) => void
  renderPhrases: (phrases: readonly BilingualPhrase[]) => ReactNode
}
type NamedLanguage = { language: string; name: string }
/** Translates a typed text, in either direction: by the browser's translator or a service, else the nearest phrases. */
export function FreeTranslation({ mine, other, phrases, onShow, renderPhrases }: FreeTranslationProps) {
  const t = useText(translateMessages)
  const [text, setText] = useTypedText()
  const [isTurned, setTurned] = useState(false)
  const [from, to] = isTurned ? [other, mine] : [mine, other]
  const { result, wait, start, cancel, setResult } = useTranslation({ from: from.language, to: to.language })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed === '') setResult({ kind: 'empty' })
    else void start(trimmed)
  }
  function showAsIs(): void {
    const trimmed = text.trim()
    if (trimmed === '') setResult({ kind: 'empty' })
    else onShow({ text: trimmed, language: from.language, english: '' })
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('own.title')}</h2>
      <form onSubmit={submit} className="grid gap-3">
        <TextareaField
          label={t('own.label', { language: from.name })}
          name="own"
          lang={from.language}
          dir={directionOf(from.language)}
          maxLength={500}
          value={text}
          error={result?.kind === 'empty' ? t('own.empty') : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setResult(null)
          }}
        />
        <Direction from={from} to={to} text={text} onSwap={() => setTurned(!isTurned)} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="destructive" busy={wait !== null}>
            {t('own.translate')}
          </Button>
          <Button variant="outline" onClick={showAsIs}>
            {t('own.show')}
          </Button>
        </div>
        <TextDestinationNote />
      </form>
      {wait?.isShown ? (
        <Progress
          label={t('own.waiting')}
          {...(wait.share !== null && {
            value: wait.share,
            max: 1,
            count: t('own.downloaded', { share: wait.share }),
          })}
          cancel={{ label: t('own.cancel'), onPick: cancel }}
        />
      ) : null}
      <div role="status" className="grid gap-3">
        {result?.kind === 'done' ? (
          <TranslatedText phrase={result.phrase} by={result.by} onShow={onShow} />
        ) : (
          <NearestPhrases
            why={reasonOf(result, wait?.isShown)}
            phrases={nearestPhrases(phrases, text)}
            renderPhrases={renderPhrases}
          />
        )}
      </div>
    </section>
  )
}

/** The text, which survives a reload. */
function useTypedText(): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    const stored = readFormDraft('own-words')
    if (typeof stored === 'string') setText(stored)
  }, [])
  const write = (next: string) => {
    setText(next)
    saveFormDraft('own-words', next === '' ? null : next)
  }
  return [text, write]
}

type DirectionProps = { from: NamedLanguage; to: NamedLanguage; text: string; onSwap: () => void }

/** Source and target language, with a swap button; and a hint when the text seems to be in the other one. */
function Direction({ from, to, text, onSwap }: DirectionProps) {
  const t = useText(translateMessages)
  const isOther = detectLanguage(text) === to.language
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant={isOther ? 'secondary' : 'ghost'} size="sm" onClick={onSwap}>
        {t('own.swap', { from: to.name, to: from.name })}
      </Button>
      <span role="status" className="text-sm">
        {isOther ? t('own.looks', { language: to.name }) : ''}
      </span>
    </div>
  )
}

/** Names the translator: a service by its name, the browser's model as a model. */
function useNameOf(): (translator: RemoteTranslator) => string {
  const t = useText(translateMessages)
  return ({ provider, model }) => t(`provider.${provider}`, { model: model ?? '' })
}

function TextDestinationNote() {
  const t = useText(translateMessages)
  const formats = useFormats()
  const nameOf = useNameOf()
  const [first, ...others] = useTranslators().map(nameOf)
  const canStay = useCanTranslateOnDevice()
  const values = { first: first ?? '', others: formats.list(others) }
  const goes = others.length === 0 ? 'own.goes' : 'own.goes.several'
  const key = first === undefined ? 'own.stays' : canStay ? 'own.goes.unless' : goes
  return <p className="text-muted text-xs">{t(key, values)}</p>
}

/** Whether this browser has a translator; false in the prerendered document. */
function useCanTranslateOnDevice(): boolean {
  const [canStay, setCanStay] = useState(false)
  useEffect(() => setCanStay(hasBrowserTranslator()), [])
  return canStay
}

type TranslatedTextProps = Pick<FreeTranslationProps, 'onShow'> & {
  phrase: ShownPhrase
  by: Extract<TranslationOutcome, { ok: true }>['by']
}

function TranslatedText({ phrase, by, onShow }: TranslatedTextProps) {
  const t = useText(translateMessages)
  const nameOf = useNameOf()
  const hasVoice = useHasVoice(phrase.language)
  return (
    <div className="neatline grid gap-2 bg-sheet p-4">
      <bdi
        lang={phrase.language}
        dir={directionOf(phrase.language)}
        className="wrap-anywhere font-bold text-xl"
      >
        {phrase.text}
      </bdi>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onShow(phrase)}>
          <Maximize aria-hidden="true" className="size-4" />
          {t('own.card')}
        </Button>
        {hasVoice ? (
          <Button variant="outline" size="sm" onClick={() => speakText(phrase.text, phrase.language)}>
            <Volume aria-hidden="true" className="size-4" />
            {t('card.say')}
          </Button>
        ) : null}
      </div>
      <p className="text-muted text-xs">
        {by === 'browser' ? t('own.result') : t('own.result.service', { name: nameOf(by) })}
      </p>
    </div>
  )
}

type FallbackReason = 'none' | 'failed' | 'stalled' | 'meanwhile'

/** The reason why the nearest phrases are shown, or null when they are not. */
function reasonOf(
  result: ReturnType<typeof useTranslation>['result'],
  isWaiting = false,
): FallbackReason | null {
  if (isWaiting) return 'meanwhile'
  return result === null || result.kind === 'empty' || result.kind === 'done' ? null : result.kind
}

type NearestPhrasesProps = Pick<FreeTranslationProps, 'phrases' | 'renderPhrases'> & {
  why: FallbackReason | null
}

function NearestPhrases({ why, phrases, renderPhrases }: NearestPhrasesProps) {
  const t = useText(translateMessages)
  if (why === null) return null
  if (phrases.length === 0) return why === 'meanwhile' ? null : <p>{t('own.nothing-near')}</p>
  return (
    <>
      <p>{t(`own.${why}`)}</p>
      {renderPhrases(phrases)}
    </>
  )
}
