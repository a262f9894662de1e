import {
  type AskedChange,
  type ChangeObstacle,
  type ChangeProposal,
  changeSentence,
  isRainChange,
  planChangesMessages,
} from '@tripwright/domain/assistant/plan-changes'
import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { itineraryMessages } from '@tripwright/domain/trip/itinerary'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { SentenceChips } from './change-question.tsx'

type Refusal = Extract<ChangeProposal, { state: 'refused' }>
type RefusalProps = { change: AskedChange; refusal: Refusal; onAsk: (text: string) => void }

/** Why a change cannot be: the one thing in the way, or the wishes that cannot be kept together. */
export function ChangeRefusal({ change, refusal: { obstacle, conflict }, onAsk }: RefusalProps) {
  const t = useText(planChangesMessages)
  const ofPlan = useText(itineraryMessages)
  const saving = savingOf(obstacle)
  return (
    <>
      <h3>{t('refused.title')}</h3>
      {obstacle ? (
        <p className="max-w-prose">
          <ObstacleText obstacle={obstacle} />
        </p>
      ) : null}
      {obstacle === null && conflict === null ? <p className="max-w-prose">{t('refused.unknown')}</p> : null}
      {conflict ? (
        <>
          <p>{t('refused.conflict')}</p>
          <ul className="list-disc ps-5">
            {conflict.map(({ wish, index, key, values, message }) => (
              <li key={`${wish} ${index}`}>
                {Object.hasOwn(itineraryMessages.texts, key)
                  ? ofPlan(key as keyof typeof itineraryMessages.texts, values)
                  : message}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {saving && !isRainChange(change) ? (
        <SentenceChips texts={[changeSentence(change, { sum: saving })]} onAsk={onAsk} />
      ) : null}
    </>
  )
}

/** The saving that is possible, in whole units; null where there is none. */
function savingOf(obstacle: ChangeObstacle | null): { amount: number; currency: string } | null {
  if (obstacle?.why !== 'saves-less') return null
  const amount = Math.floor(obstacle.most / 10 ** currencyDecimals(obstacle.currency))
  return amount > 0 ? { amount, currency: obstacle.currency } : null
}

function ObstacleText({ obstacle }: { obstacle: ChangeObstacle }) {
  const t = useText(planChangesMessages)
  const formats = useFormats()
  const clock = useClock()
  if (obstacle.why === 'saves-less')
    return obstacle.most > 0
      ? t('refused.saves-less', { sum: formats.money(obstacle.most, obstacle.currency) })
      : t('refused.saves-nothing')
  if (obstacle.why === 'closed') {
    const { name, hours } = obstacle
    const day = obstacle.day + 1
    const spans = hours.map(({ open, close }) => t('refused.span', { from: clock(open), to: clock(close) }))
    return hours.length > 0
      ? t('refused.hours', { name, day, hours: formats.list(spans) })
      : t('refused.closed', { name, day })
  }
  const { why, name } = obstacle
  return why === 'already' && name !== ''
    ? t('refused.already.name', { name })
    : t(`refused.${why}`, { name })
}
