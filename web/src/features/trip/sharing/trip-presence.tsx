import { presenceMessages } from '@tripwright/domain/trip/sharing'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { useEditing, useFollowPresence, usePresent } from './trip-presence.state.ts'

/** Who else has the trip open. Its line is there only where somebody has. */
export function TripPresence({ tripId }: { tripId: string }) {
  const t = useText(presenceMessages)
  const formats = useFormats()
  useFollowPresence(tripId)
  const names = useNames(usePresent())
  return (
    <p role="status" className="wrap-anywhere text-sm empty:hidden">
      {names.length === 0 ? null : t('here', { names: formats.list(names) })}
    </p>
  )
}

type RivalEditProps = {
  itemId: string
  /** The text when the form was opened, and the one that is saved now. */
  before: string
  now: string
  onTake: (text: string) => void
}

/** In the form of an item: who edits it too, and what somebody else saved meanwhile, to take instead of one's own. */
export function RivalEdit({ itemId, before, now, onTake }: RivalEditProps) {
  const t = useText(presenceMessages)
  const formats = useFormats()
  useEditing(itemId)
  const names = useNames(usePresent(itemId))
  return (
    <div role="status" className="grid gap-2 text-sm empty:hidden">
      {names.length === 0 ? null : (
        <p className="border-brand border-s-4 bg-wash p-2">
          {t('editing', { names: formats.list(names), count: names.length })}
        </p>
      )}
      {now === before ? null : (
        <div className="neatline grid justify-items-start gap-2 p-3">
          <p className="text-muted">{t(now === '' ? 'changed.empty' : 'changed')}</p>
          {now === '' ? null : (
            <>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {now}
              </p>
              <Button size="sm" variant="outline" onClick={() => onTake(now)}>
                {t('take')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

function useNames(names: readonly string[]): string[] {
  const t = useText(presenceMessages)
  return names.map((name) => name || t('unnamed'))
}
