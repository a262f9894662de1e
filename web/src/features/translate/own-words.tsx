import { detectLanguage, nearestPhrases, type Phrase, translateMessages } from '@tripwright/domain/translate'
import { type FormEvent, type ReactNode, useState } from 'react'
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
  mine: string
  other: string
  nameOf: (language: string) => string
  phrases: readonly Phrase[]
  onShow: (shown: Shown) => void
  renderPhrases: (phrases: readonly Phrase[]) => ReactNode
}
type Result =
  | { kind: 'none' | 'failed' | 'empty' }
  | { kind: 'done'; shown: Shown; by: Extract<Translation, { ok: true }>['by'] }
  | null

/** A text of one's own, in either direction: by the browser's translator or the service, else the nearest phrases. */
export function OwnWords({ mine, other, nameOf, phrases, onShow, renderPhrases }: OwnProps) {
  const t = useText(translateMessages)
  const [text, setText] = useState('')
  const [isTurned, setTurned] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>(null)
  const pair: Pair = isTurned ? { from: other, to: mine } : { from: mine, to: other }

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
          label={t('own.label', { language: nameOf(pair.from) })}
          name="own"
          maxLength={500}
          value={text}
          error={result?.kind === 'empty' ? t('own.empty') : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setResult(null)
          }}
        />
        <Direction pair={pair} text={text} nameOf={nameOf} onSwap={swap} />
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

type DirectionProps = { pair: Pair; text: string; nameOf: OwnProps['nameOf']; onSwap: () => void }

/** From which language into which, to be turned round; and a word when the text looks like the other one. */
function Direction({ pair: { from, to }, text, nameOf, onSwap }: DirectionProps) {
  const t = useText(translateMessages)
  const isOther = detectLanguage(text) === to
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant={isOther ? 'secondary' : 'ghost'} size="sm" onClick={onSwap}>
        {t('own.swap', { from: nameOf(to), to: nameOf(from) })}
      </Button>
      <span role="status" className="text-sm">
        {isOther ? t('own.looks', { language: nameOf(to) }) : ''}
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
  return (
    <button
      type="button"
      className="neatline grid gap-1 bg-sheet p-4 text-start"
      onClick={() => onShow(shown)}
    >
      <bdi lang={shown.language} className="text-xl">
        {shown.text}
      </bdi>
      <span className="text-muted text-xs">
        {by === 'browser' ? t('own.result') : t('own.result.service', { name: nameOf(by) })}
      </span>
    </button>
  )
}

type NearestProps = Pick<OwnProps, 'renderPhrases'> & { kind: 'none' | 'failed'; found: readonly Phrase[] }

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
