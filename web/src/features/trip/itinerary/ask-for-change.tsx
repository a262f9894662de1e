import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { Suspense, useRef, useState } from 'react'
import { loadChangeBox } from '#features/assistant/plan-changes/index.ts'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const ChangeBox = lazyPart(loadChangeBox)

type AskForChangeProps = {
  trip: ReturnType<typeof useOpenedTrip>
  name: string
  /** Better plans may follow: there is nothing to change yet, but the room is held. */
  isSettling: boolean
}

/** Opens the box for a change in words, with what the change would do by stop; two cells of the grid that it stands in. */
export function AskForChange({ trip, name, isSettling }: AskForChangeProps) {
  const t = useText(itineraryPageMessages)
  const [isOpen, setIsOpen] = useState(false)
  const mayEdit = useMayEdit()
  const button = useRef<HTMLButtonElement>(null)
  function close(): void {
    setIsOpen(false)
    // Not in a field: there Ctrl and Z would edit its text instead of the trip.
    button.current?.focus()
  }
  if (!mayEdit) return null
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className={clsx('justify-self-start min-h-13', isSettling && 'invisible')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MessageSquareText aria-hidden="true" />
        {t('trip.ask')}
      </Button>
      {isOpen && !isSettling ? (
        <div className="min-w-0 sm:col-span-2">
          <Suspense fallback={<Skeleton className="h-56" />}>
            <ChangeBox trip={trip} name={name} onClose={close} />
          </Suspense>
        </div>
      ) : null}
    </>
  )
}
