import { goneTripMessages, type TripEnd } from '@tripwright/domain/trip/sync'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { openTrip } from './trip-model.state.ts'
import { changeTrip } from './trips.state.ts'

type GoneTripProps = {
  tripId: string
  /** Why it is not there, where that is known; `failed`: it could not be loaded. */
  end: TripEnd | 'failed' | null
  /** Its content is still there for oneself. */
  isUndoable: boolean
}

/** Why there is no trip at this address: who was in it is told who deleted it, or that their part in it ended. */
export function GoneTrip({ tripId, end, isUndoable }: GoneTripProps) {
  const t = useText(goneTripMessages)
  // Whoever reads far down in a trip that ends would see the rest of an empty page.
  useEffect(() => {
    // It answers with a promise in new browsers, which is no clean-up of an effect.
    void scrollTo(0, 0)
  }, [])
  if (end === 'failed')
    return (
      <EmptyState
        title={t('failed')}
        action={<Button onClick={() => void openTrip(tripId)}>{t('retry')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    )
  if (end === null)
    return (
      <EmptyState
        title={t('missing')}
        action={
          <Link href="/itinerary" className={buttonClass({})}>
            {t('missing.new')}
          </Link>
        }
      >
        {t('missing.text')}
      </EmptyState>
    )
  if (end.how === 'part-ended') return <Ended title={t('part-ended')}>{t('part-ended.text')}</Ended>
  if (end.by !== null)
    return (
      <Ended title={end.by ? t('deleted', { name: end.by }) : t('deleted.nameless')}>
        {t('deleted.text')}
      </Ended>
    )
  // Its content is erased after 30 days.
  if (!isUndoable) return <Ended title={t('deleted.own')}>{t('deleted.own.late')}</Ended>
  return (
    <EmptyState
      title={t('deleted.own')}
      action={
        <Button onClick={() => void changeTrip(tripId, [{ itemId: tripId, field: 'deleted', value: false }])}>
          {t('bring-back')}
        </Button>
      }
    >
      {t('deleted.own.text')}
    </EmptyState>
  )
}

function Ended({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(goneTripMessages)
  return (
    <EmptyState
      title={title}
      action={
        <Link href="/dashboard" className={buttonClass({})}>
          {t('trips')}
        </Link>
      }
    >
      {children}
    </EmptyState>
  )
}
