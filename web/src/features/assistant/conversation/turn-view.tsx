import type { QuestionTurn } from '@tripwright/domain/assistant/chat-history'
import { assistantMessages } from '@tripwright/domain/assistant/conversation'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { setTurnCalls, setTurnState } from '#features/assistant/chat-history/index.ts'
import { loadAnswerCards, loadAnswerState } from '#features/assistant/tools/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { toast } from '#ui/toast.ts'
import type { WrittenAnswer } from './model-turn.state.ts'
import { countAndCheckLimit } from './question-count.state.ts'

const AnswerCards = lazy(() => loadAnswerCards().then(({ AnswerCards }) => ({ default: AnswerCards })))

const EditQuestion = lazyPart(() => import('./edit-question.tsx').then(({ EditQuestion }) => EditQuestion))
const LimitReached = lazyPart(() => import('./limit-reached.tsx').then(({ LimitReached }) => LimitReached))

const ModelText = lazy(() =>
  import('#features/assistant/language-model/index.ts').then(({ ModelText }) => ({ default: ModelText })),
)

type TurnProps = {
  conversationId: string
  turn: QuestionTurn
  earlier: readonly QuestionTurn[]
  isLast: boolean
  onEdit: (text: string) => void
  onAsk: (text: string) => void
}
type AnswerState = 'running' | 'stopped' | 'failed' | 'refused' | WrittenAnswer

/** A question and its answer. */
export function TurnView({ conversationId, turn, earlier, isLast, onEdit, onAsk }: TurnProps) {
  const t = useText(assistantMessages)
  const [isEditing, setEditing] = useState(false)
  const { state, start, stop } = useAnswer(turn, earlier, conversationId)
  const isRunning = state === 'running' || (typeof state === 'object' && state.said?.isWriting === true)
  const answer = useRef<HTMLDivElement>(null)
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isLast) article.current?.scrollIntoView({ block: 'nearest' })
  }, [isLast])

  return (
    <article ref={article} className="grid scroll-mt-20 gap-3">
      {isEditing ? (
        <Suspense>
          <EditQuestion
            text={turn.text}
            onSend={(text) => {
              setEditing(false)
              onEdit(text)
            }}
            onCancel={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <div className="ms-auto flex max-w-prose items-start gap-1 border-brand border-e-4 bg-wash py-2 ps-4 pe-2">
          <p className="min-w-0 whitespace-pre-wrap py-1.5 wrap-anywhere">
            <span className="sr-only">{t('turn.you')}: </span>
            <bdi>{turn.text}</bdi>
          </p>
          <Button variant="ghost" size="icon" aria-label={t('turn.edit')} onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
          </Button>
        </div>
      )}
      <div ref={answer} className="grid gap-3">
        <span className="sr-only">{t('turn.answer')}: </span>
        {state === 'running' ? (
          <p className="flex items-center gap-3 text-muted">
            <Spinner /> {t('turn.running')}
          </p>
        ) : null}
        {state === 'stopped' || state === 'failed' ? (
          <p className="text-muted">{t(`turn.${state}`)}</p>
        ) : null}
        {state === 'refused' ? (
          <Suspense>
            <LimitReached />
          </Suspense>
        ) : null}
        {typeof state === 'object' ? (
          <Suspense fallback={<p className="text-muted">{t('turn.running')}</p>}>
            {state.said ? <ModelText {...state.said} /> : null}
            <AnswerCards {...state} turn={turn} onAsk={onAsk} />
            {isLast ? <ScrollToAnswer of={article} /> : null}
          </Suspense>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          <Button variant="outline" size="sm" onClick={stop}>
            {t('ask.stop')}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={start}>
            <RotateCcw aria-hidden="true" />
            {t('turn.retry')}
          </Button>
        )}
        {typeof state === 'object' && !isRunning ? (
          // biome-ignore lint/performance/useDomNodeTextContent: the lines of the cards have to stay apart
          <Button variant="ghost" size="sm" onClick={() => void copyText(answer.current?.innerText ?? '', t)}>
            <Copy aria-hidden="true" />
            {t('turn.copy')}
          </Button>
        ) : null}
      </div>
    </article>
  )
}

/** A long answer is scrolled to its beginning: otherwise the focused box below it would keep the page at its end. */
function ScrollToAnswer({ of: article }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const top = article.current?.getBoundingClientRect().top ?? 0
    if (top < 0) article.current?.scrollIntoView({ block: 'start' })
  }, [article])
  return null
}

/** The pending answer; one that was stopped or replaced is ignored when it arrives. */
function useAnswer(turn: QuestionTurn, earlier: readonly QuestionTurn[], conversationId: string) {
  const [run, setRun] = useState(0)
  const [state, setState] = useState<AnswerState>('running')
  const current = useRef(new AbortController())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another id, and earlier ones do not change while this one stands
  useEffect(() => {
    const mine = new AbortController()
    current.current = mine
    // Refused before: only a click asks again.
    if (turn.standing === 'refused' && run === 0) return setState('refused')
    setState('running')
    const { signal } = mine
    const showAnswer = (next: AnswerState) => signal.aborted || setState(next)
    const asked = { turn, earlier, conversationId, isAgain: run > 0 }
    findAnswer(asked, { signal, onAnswer: showAnswer }).then(showAnswer, () => showAnswer('failed'))
    return () => mine.abort()
  }, [turn.id, run])

  function stop(): void {
    current.current.abort()
    setState((before) =>
      typeof before === 'object' && before.said?.text
        ? { ...before, said: { ...before.said, isWriting: false } }
        : 'stopped',
    )
  }
  return { state, start: () => setRun((before) => before + 1), stop }
}

type AskedTurn = {
  turn: QuestionTurn
  earlier: readonly QuestionTurn[]
  conversationId: string
  /** Somebody asked for another try. */
  isAgain: boolean
}
type AnswerWatch = { signal: AbortSignal; onAnswer: (answer: WrittenAnswer) => void }

/** From the model where there is one, else from this device. */
async function findAnswer(asked: AskedTurn, watch: AnswerWatch): Promise<AnswerState> {
  const { turn, earlier } = asked
  const { id, standing, said } = turn
  // Computed first: a question that was not understood, and small talk, are not counted.
  const { boundCalls, computeAnswer } = await loadAnswerState()
  const onDevice = await computeAnswer(turn, earlier)
  if (standing) setTurnCalls(id, boundCalls(onDevice.calls))
  if (said && !asked.isAgain) return (await import('./model-turn.state.ts')).withStoredAnswer(turn, onDevice)
  if (standing || asked.isAgain) {
    const modelTurn = await import('./model-turn.state.ts').catch(() => null)
    let written: WrittenAnswer | null = null
    const end = await modelTurn?.askModelFirst(
      { ...asked, onDevice },
      {
        signal: watch.signal,
        onAnswer(answer) {
          written = answer
          watch.onAnswer(answer)
        },
      },
    )
    if (end === 'refused') return 'refused'
    if (end === 'answered' && written) return written
  }
  if (!standing || !onDevice.isAnswered) {
    if (standing) setTurnState(id, undefined)
    return onDevice
  }
  return (await isGranted(id)) ? onDevice : 'refused'
}

/** Counts a question and stores whether it may be answered. */
async function isGranted(id: string): Promise<boolean> {
  const isCounted = await countAndCheckLimit(id)
  setTurnState(id, isCounted ? undefined : 'refused')
  return isCounted
}

async function copyText(
  text: string,
  t: ReturnType<typeof useText<keyof (typeof assistantMessages)['texts']>>,
) {
  try {
    await navigator.clipboard.writeText(text.trim())
    toast(t('turn.copied'), { kind: 'success' })
  } catch {
    toast(t('turn.copy.failed'), { kind: 'error' })
  }
}
