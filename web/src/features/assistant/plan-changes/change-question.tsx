import {
  CHANGE_EXAMPLES,
  type ChangeArguments,
  type ChangeQuestion,
  changeSentence,
  planChangesMessages,
  withOtherChanges,
} from '@tripwright/domain/assistant/plan-changes'
import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

type QuestionBackProps = {
  change: ChangeArguments
  /** The words of changes that were asked for with it. */
  others: readonly string[]
  question: ChangeQuestion
  onAsk: (text: string) => void
}

/** One short question about what is not clear, with answers to choose. */
export function ChangeQuestionBack({ change, others, question, onAsk }: QuestionBackProps) {
  const t = useText(planChangesMessages)
  return (
    <>
      <p>{t(`ask.${question.asks}`)}</p>
      <SentenceChips
        texts={sentencesFor(change, question).map((text) => withOtherChanges(text, others))}
        onAsk={onAsk}
      />
    </>
  )
}

/** Sentences that are asked when they are chosen; they are English, as changes are read in English. */
export function SentenceChips({ texts, onAsk }: { texts: readonly string[]; onAsk: (text: string) => void }) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {texts.map((text) => (
        <Button key={text} variant="outline" lang="en" onClick={() => onAsk(text)}>
          <bdi>{text}</bdi>
        </Button>
      ))}
    </div>
  )
}

/** Shares of the total that a saving is offered for. */
const OFFERED_SHARES = [0.1, 0.2, 0.3]

function sentencesFor(change: ChangeArguments, question: ChangeQuestion): readonly string[] {
  switch (question.asks) {
    case 'kind':
      return CHANGE_EXAMPLES
    case 'sum': {
      const unit = 10 ** currencyDecimals(question.currency)
      const sums = OFFERED_SHARES.map((share) => Math.ceil((question.total * share) / unit))
      return [...new Set(sums)]
        .filter((amount) => amount > 0)
        .map((amount) => changeSentence(change, { sum: { amount, currency: question.currency } }))
    }
    case 'stop':
      return question.names.map((name) => changeSentence(change, { name }))
    case 'place':
      return question.names.map((place) => changeSentence(change, { place }))
    case 'day':
      return question.days.map((day) => changeSentence(change, { day: day + 1 }))
  }
}
