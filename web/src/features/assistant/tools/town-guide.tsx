import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { GATHERING_STEPS, gatheredGuidesPageMessages } from '@tripwright/domain/destination/gathered-guides'
import { type ReactNode, useEffect, useState } from 'react'
import { type GuideRefusal, loadGatherGuides } from '#features/destination/gathered-guides/index.ts'
import { log } from '#platform/log.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { CardFrame } from './answer-card.tsx'

type Gathering = { name: string; done: number; total: number }
type TownGuideCardProps = {
  card: Extract<CompanionAnswer, { kind: 'unguided' }>
  /** The answer once the guide is there. */
  renderAnswer: (card: CompanionAnswer) => ReactNode
  onAsk: (text: string) => void
}

/** Has the guide of a town made, and then gives the answer that needed it; else says why there is none. */
export function TownGuideCard(props: TownGuideCardProps) {
  const [tries, setTries] = useState(0)
  return <Try key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function Try({
  card: { city, answer },
  renderAnswer,
  onAsk,
  onRetry,
}: TownGuideCardProps & { onRetry: () => void }) {
  const [gathering, setGathering] = useState<Gathering>({ name: city.name, done: 0, total: 0 })
  const [end, setEnd] = useState<{ card: CompanionAnswer } | { refusal: GuideRefusal } | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    loadGatherGuides()
      .then(({ gatherGuide }) =>
        gatherGuide(city, {
          onProgress: ({ name, progress }) => setGathering({ name, ...progress }),
          signal,
        }),
      )
      .then(async (opened) => ('refusal' in opened ? opened : { card: await answer() }))
      .then((next) => signal.aborted || setEnd(next))
      .catch((error: unknown) => {
        if (signal.aborted) return
        log.warn('A guide did not come', { error: String(error) })
        setEnd({ refusal: { cityId: city.id, name: city.name, why: 'no-answer', nearest: [] } })
      })
    return () => ended.abort()
  }, [city, answer])
  if (end && 'card' in end) return renderAnswer(end.card)
  return (
    <CardFrame>
      {end ? (
        <NoGuide refusal={end.refusal} onAsk={onAsk} onRetry={onRetry} />
      ) : (
        <GuideProgress {...gathering} />
      )}
    </CardFrame>
  )
}

/** How far a guide is that is being made. */
export function GuideProgress({ name, done, total }: Gathering) {
  const t = useText(gatheredGuidesPageMessages)
  const step = total > 0 ? GATHERING_STEPS[done] : undefined
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-3">
        <Spinner />
        {t('gathering.title', { name })}
      </p>
      <p role="status" className="text-muted text-sm">
        {step ? t('gathering.news', { step: done + 1, total, text: t(`step.${step}`) }) : ''}
      </p>
    </div>
  )
}

type NoGuideProps = { refusal: GuideRefusal; onAsk?: (text: string) => void; onRetry: () => void }

/** Why there is no guide, and the nearest towns that have one. */
export function NoGuide({ refusal: { name, why, nearest }, onAsk, onRetry }: NoGuideProps) {
  const t = useText(gatheredGuidesPageMessages)
  const canRetry = why !== 'too-small' && why !== 'too-many' && why !== 'unknown'
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">{t(`refused.${why}`, { name })}</p>
      {onAsk && nearest.length > 0 ? (
        <>
          <p>{t(why === 'no-network' ? 'refused.device' : 'refused.nearby')}</p>
          <ul className="flex flex-wrap gap-2">
            {nearest.map((city) => (
              <li key={city.id}>
                <Button variant="outline" size="sm" onClick={() => onAsk(city.name)}>
                  {city.name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {canRetry ? (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('refused.retry')}
        </Button>
      ) : null}
    </div>
  )
}
