import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { convertCost } from '@tripwright/domain/destination/costs'
import { type AnswerVoice, composeAnswer } from '@tripwright/domain/translation/answers'
import { directionOf } from '@tripwright/domain/translation/phrasebook'
import { Fragment, type ReactNode } from 'react'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useRateTable } from '#features/destination/costs/index.ts'
import { preferredCurrency } from '#features/money/currency/index.ts'
import { Button } from '#ui/button.tsx'

type ComposedAnswerProps = {
  cards: readonly CompanionAnswer[]
  voice: AnswerVoice
  /** Says that an answer without sentences is in English. */
  note: string
  onAsk: (text: string) => void
  /** The card of facts in English, with its source. */
  children: (card: CompanionAnswer) => ReactNode
}

/** An answer in the language of its question: sentences that say it, then the cards with sources, which are in English. */
export function ComposedAnswer({ cards, voice, note, onAsk, children }: ComposedAnswerProps) {
  const { units } = useMeasures()
  const table = useRateTable()
  const currency = preferredCurrency()
  const reader = {
    isImperial: units === 'imperial',
    now: new Date(),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    atHome: (sum: Parameters<typeof convertCost>[0]) => convertCost(sum, currency, table),
  }
  const { language, sentences } = voice
  return cards.map((card) => {
    const composed = composeAnswer(card, voice, reader)
    return (
      <Fragment key={`${card.kind} ${cards.indexOf(card)}`}>
        <div lang={language} dir={directionOf(language)} className="grid gap-2">
          {composed?.sentences.map((text) => (
            <p key={text} className="max-w-prose text-lg">
              {text}
            </p>
          ))}
          {composed && composed.offers.length > 0 ? (
            <div className="flex flex-wrap gap-2">
              {composed.offers.map((text) => (
                <Button key={text} variant="outline" onClick={() => onAsk(text)}>
                  {text}
                </Button>
              ))}
            </div>
          ) : null}
          {composed?.isWhole ? null : (
            <p className="text-muted text-sm">{composed ? sentences.details : note}</p>
          )}
        </div>
        {composed?.isWhole ? null : children(card)}
      </Fragment>
    )
  })
}
