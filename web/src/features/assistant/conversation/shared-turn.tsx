import { type QuestionTurn, sharedConversationMessages } from '@tripwright/domain/assistant/chat-history'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type AssistantAnswer, loadAnswerCards, loadAnswerState } from '#features/assistant/tools/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Spinner } from '#ui/spinner.tsx'

const AnswerCards = lazy(() => loadAnswerCards().then(({ AnswerCards }) => ({ default: AnswerCards })))
const ModelText = lazy(() =>
  import('#features/assistant/language-model/index.ts').then(({ ModelText }) => ({ default: ModelText })),
)

type SharedTurnProps = { turn: QuestionTurn; earlier: readonly QuestionTurn[]; onAsk: (text: string) => void }

/** A question that somebody shared, answered on the reader's device from public facts alone. */
export function SharedTurn({ turn, earlier, onAsk }: SharedTurnProps) {
  const t = useText(sharedConversationMessages)
  const [answer, setAnswer] = useState<AssistantAnswer | 'running' | 'none'>('running')
  useEffect(() => {
    let isCurrent = true
    void loadAnswerState()
      .then(({ computeAnswer }) => computeAnswer(turn, earlier, { isShared: true }))
      .then((computed) => (computed.cards.length > 0 ? computed : ('none' as const)))
      .catch(() => 'none' as const)
      .then((next) => isCurrent && setAnswer(next))
    return () => {
      isCurrent = false
    }
  }, [turn, earlier])

  return (
    <article className="grid gap-3">
      <h2 className="ms-auto max-w-prose border-brand border-e-4 bg-wash px-4 py-3 font-normal text-base">
        <span className="sr-only">{t('question')}: </span>
        <bdi className="whitespace-pre-wrap wrap-anywhere">{turn.text}</bdi>
      </h2>
      <div className="grid gap-3">
        <span className="sr-only">{t('answer')}: </span>
        <Suspense fallback={<Spinner />}>
          {turn.said ? (
            <>
              <ModelText {...turn.said} isWriting={false} />
              <p className="text-muted text-sm">{t('said.note')}</p>
            </>
          ) : null}
          {answer === 'running' ? <Spinner /> : null}
          {answer === 'none' && !turn.said ? <p className="text-muted">{t('no-answer')}</p> : null}
          {typeof answer === 'object' ? <AnswerCards {...answer} onAsk={onAsk} /> : null}
        </Suspense>
      </div>
    </article>
  )
}
