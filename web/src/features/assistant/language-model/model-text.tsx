import { languageModelMessages } from '@tripwright/domain/assistant/language-model'
import { useText } from '#platform/text/use-text.ts'
import type { ModelAnswer } from './model-stream.state.ts'

type ModelTextProps = Pick<ModelAnswer, 'text' | 'leftOut'> & { isWriting: boolean }

/** What a model wrote, with what was left out of it. The facts stand in the cards below. */
export function ModelText({ text, leftOut, isWriting }: ModelTextProps) {
  const t = useText(languageModelMessages)
  return (
    <section className="grid max-w-prose gap-2">
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text.trim()}
      </p>
      {isWriting ? <p className="text-muted text-sm">{t('writing')}</p> : null}
      {leftOut > 0 ? <p className="text-sm text-signal">{t('leftOut', { count: leftOut })}</p> : null}
      {isWriting ? null : <p className="text-muted text-xs">{t('byModel')}</p>}
    </section>
  )
}
