import { planChangesMessages, type RainChange } from '@tripwright/domain/assistant/plan-changes'
import CloudRain from 'lucide-react/icons/cloud-rain'
import { Suspense, useRef, useState } from 'react'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'

const TripProposal = lazyPart(() => import('./trip-proposal.tsx').then((part) => part.TripProposal))

type RainOfferProps = {
  label: string
  change: RainChange
  trip: ReturnType<typeof useOpenedTrip>
  name: string
}

/** Offers to take the outdoor stops of a day out of the rain, and shows what that would change. Nothing is computed before it is asked for. */
export function RainOffer({ label, change, trip, name }: RainOfferProps) {
  const t = useText(planChangesMessages)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close(): void {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div className="grid min-w-0 gap-3">
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CloudRain aria-hidden="true" />
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <TripProposal
            change={change}
            outcome={null}
            onOutcome={(outcome) => {
              if (outcome === 'undone') toast(t('undone'))
              else close()
            }}
            onAsk={() => {}}
            trip={trip}
            name={name}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
