import {
  detectLanguage,
  directionOf,
  nearestPhrases,
  type OwnPhrase,
  translateMessages,
} from '@tripwright/domain/translate'
import Maximize from 'lucide-react/icons/maximize-2'
import Volume from 'lucide-react/icons/volume-2'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { say, useHasVoice } from '#features/speech/index.ts'
import { keepHalfTyped, readHalfTyped } from '#platform/half-typed.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { Shown } from './recent.state.ts'
import {
  type Pair,
  type Translation,
  type Translator,
  translate,
  useTranslators,
} from './translator.state.ts'

type OwnProps = {
  /** The traveller's language and the other one. */
  mine: Side
  other: Side
  phrases: readonly OwnPhrase[]
  onShow: (shown: Shown) => void
  renderPhrases: (phrases: readonly OwnPhrase[]) => ReactNode
}
type Side = { language: string; name: string }
type Result =
  | { kind: 'none' | 'failed' | 'empty' }
  | { kind: 'done'; shown: Shown; by: Extract<Translation, { ok: true }>['by'] }
  | null

/** A text of one's own, in either direction: by the browser's translator or the service, else the nearest phrases. */
export function OwnWords({ mine, other, phrases, onShow, renderPhrases }: OwnProps) {
  const t = useText(translateMessages)
  const [text, setText] = useTyped()
  const [isTurned, setTurned] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [from, to] = isTurned ? [other, mine] : [mine, other]
  const pair: Pair = { from: from.language, to: to.language }
  // A result is of two languages: the text stays when one of them is another.
  const [found, setFound] = useState<{ of: string; result: Result }>({ of: '', result: null })
  const of = `${pair.from} ${pair.to}`
  const result = found.of === of ? found.result : null
  const setResult = (next: Result) => setFound({ of, result: next })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return setResult({ kind: 'empty' })
    setBusy(true)
    const answer = await translate(said, pair)
    setBusy(false)
    if (!answer.ok) return setResult({ kind: answer.code })
    const shown = { text: answer.text, language: pair.to, english: said }
    setResult({ kind: 'done', shown, by: answer.by })
  }
  function showAsIs(): void {
    const said = text.trim()
    if (said === '') setResult({ kind: 'empty' })
    else onShow({ text: said, language: pair.from, english: '' })
  }
  function swap(): void {
    setTurned(!isTurned)
    setResult(null)
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('own.title')}</h2>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3">
        <TextareaField
          label={t('own.label', { language: from.name })}
          name="own"
          lang={pair.from}
          dir={directionOf(pair.from)}
          maxLength={500}
          value={text}
          error={result?.kind === 'empty' ? t('own.empty') : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setResult(null)
          }}
        />
        <Direction {...{ from, to, text }} onSwap={swap} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="destructive" busy={isBusy}>
            {t('own.translate')}
          </Button>
          <Button variant="outline" onClick={showAsIs}>
            {t('own.show')}
          </Button>
        </div>
        <Destination />
      </form>
      <div role="status" className="grid gap-3">
        {result?.kind === 'done' ? <Translated {...result} onShow={onShow} /> : null}
        {result?.kind === 'none' || result?.kind === 'failed' ? (
          <Nearest kind={result.kind} found={nearestPhrases(phrases, text)} renderPhrases={renderPhrases} />
        ) : null}
      </div>
    </section>
  )
}

/** The text, which is still there after a reload. */
function useTyped(): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    const kept = readHalfTyped('own-words')
    if (typeof kept === 'string') setText(kept)
  }, [])
  const write = (next: string) => {
    setText(next)
    keepHalfTyped('own-words', next === '' ? null : next)
  }
  return [text, write]
}

type DirectionProps = { from: Side; to: Side; text: string; onSwap: () => void }

/** From which language into which, to be turned round; and a word when the text looks like the other one. */
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

/** Names whoever translates: a service by its name, a model as what it is. */
function useNameOf(): (translator: Translator) => string {
  const t = useText(translateMessages)
  return ({ provider, model }) => t(`provider.${provider}`, { model: model ?? '' })
}

function Destination() {
  const t = useText(translateMessages)
  const formats = useFormats()
  const nameOf = useNameOf()
  const [first, ...others] = useTranslators().map(nameOf)
  const values = { first: first ?? '', others: formats.list(others) }
  const key = first === undefined ? 'own.stays' : others.length === 0 ? 'own.goes' : 'own.goes.several'
  return <p className="text-muted text-xs">{t(key, values)}</p>
}

type TranslatedProps = Extract<Result, { kind: 'done' }> & Pick<OwnProps, 'onShow'>

function Translated({ shown, by, onShow }: TranslatedProps) {
  const t = useText(translateMessages)
  const nameOf = useNameOf()
  const hasVoice = useHasVoice(shown.language)
  return (
    <div className="neatline grid gap-2 bg-sheet p-4">
      <bdi
        lang={shown.language}
        dir={directionOf(shown.language)}
        className="wrap-anywhere font-bold text-xl"
      >
        {shown.text}
      </bdi>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onShow(shown)}>
          <Maximize aria-hidden="true" className="size-4" />
          {t('own.card')}
        </Button>
        {hasVoice ? (
          <Button variant="outline" size="sm" onClick={() => say(shown.text, shown.language)}>
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

type NearestProps = Pick<OwnProps, 'renderPhrases'> & { kind: 'none' | 'failed'; found: readonly OwnPhrase[] }

function Nearest({ kind, found, renderPhrases }: NearestProps) {
  const t = useText(translateMessages)
  if (found.length === 0) return <p>{t('own.nothing-near')}</p>
  return (
    <>
      <p>{t(`own.${kind}`)}</p>
      {renderPhrases(found)}
    </>
  )
}
