import { nearestPhrases, type Phrase, translateMessages } from '@tripwright/domain/translate'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { Shown } from './recent.state.ts'
import { translate } from './translator.state.ts'

type OwnProps = {
  language: string
  phrases: readonly Phrase[]
  onShow: (shown: Shown) => void
  renderPhrases: (phrases: readonly Phrase[]) => ReactNode
}
type Result = { kind: 'none' | 'failed' | 'empty' } | { kind: 'done'; shown: Shown } | null

/** A text of one's own: by the browser's translator where there is one, else the nearest phrases. */
export function OwnWords({ language, phrases, onShow, renderPhrases }: OwnProps) {
  const t = useText(translateMessages)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>(null)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return setResult({ kind: 'empty' })
    setBusy(true)
    const answer = await translate(said, language)
    setBusy(false)
    setResult(
      answer.ok
        ? { kind: 'done', shown: { text: answer.text, language, english: said } }
        : { kind: answer.code },
    )
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('own.title')}</h2>
      <form onSubmit={(event) => void submit(event)} className="grid gap-3">
        <TextareaField
          label={t('own.label')}
          name="own"
          maxLength={500}
          value={text}
          error={result?.kind === 'empty' ? t('own.empty') : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setResult(null)
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="destructive" busy={isBusy}>
            {t('own.translate')}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              text.trim() === ''
                ? setResult({ kind: 'empty' })
                : onShow({ text: text.trim(), language: 'en', english: '' })
            }
          >
            {t('own.show')}
          </Button>
        </div>
      </form>
      <div role="status" className="grid gap-3">
        {result?.kind === 'done' ? (
          <button
            type="button"
            className="neatline grid gap-1 bg-sheet p-4 text-start"
            onClick={() => onShow(result.shown)}
          >
            <span lang={language} className="text-xl">
              {result.shown.text}
            </span>
            <span className="text-muted text-xs">{t('own.result')}</span>
          </button>
        ) : null}
        {result?.kind === 'none' || result?.kind === 'failed' ? (
          <Nearest kind={result.kind} found={nearestPhrases(phrases, text)} renderPhrases={renderPhrases} />
        ) : null}
      </div>
    </section>
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
