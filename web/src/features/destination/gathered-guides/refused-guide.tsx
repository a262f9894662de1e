import { gatheredGuidesPageMessages } from '@tripwright/domain/destination/gathered-guides'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { GuideCity } from './device-guides.state.ts'
import type { GuideRefusal } from './gather-guides.state.ts'

type RefusedGuideProps = {
  refusal: GuideRefusal
  /** Called with the city to plan instead. */
  onTake: (city: GuideCity) => void
  onRetry: () => void
  onLeave: () => void
}

/** Why a city has no guide, and the nearest that have one. */
export function RefusedGuide({ refusal, onTake, onRetry, onLeave }: RefusedGuideProps) {
  const t = useText(gatheredGuidesPageMessages)
  const { name, why, nearest } = refusal
  const canRetry = why !== 'too-small' && why !== 'too-many' && why !== 'unknown'
  return (
    <EmptyState
      title={<span role="alert">{t('refused.title', { name })}</span>}
      action={
        <div className="flex flex-wrap gap-2">
          {canRetry ? <Button onClick={onRetry}>{t('refused.retry')}</Button> : null}
          <Button variant="outline" onClick={onLeave}>
            {t('refused.change')}
          </Button>
        </div>
      }
    >
      <p>{t(`refused.${why}`, { name })}</p>
      <p>{t('refused.kept')}</p>
      {nearest.length > 0 ? (
        <div className="grid gap-2 pt-3">
          <p className="text-ink">{t(why === 'no-network' ? 'refused.device' : 'refused.nearest')}</p>
          <ul className="flex flex-wrap gap-2">
            {nearest.map((city) => (
              <li key={city.id}>
                <Button variant="outline" size="sm" onClick={() => onTake(city)}>
                  {t('refused.take', { name: city.name })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </EmptyState>
  )
}
