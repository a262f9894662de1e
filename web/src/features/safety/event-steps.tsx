import { type LiveEvent, liveMessages } from '@tripwright/domain/safety'
import { useText } from '#platform/text/use-text.ts'
import { Steps } from '#ui/steps.tsx'

const ORDER = ['1', '2', '3'] as const

type EventStepsProps = { kinds: readonly LiveEvent['kind'][] /** The first stands open. */; isOpen?: boolean }

/** What to do first, for each kind of event. */
export function EventSteps({ kinds, isOpen = false }: EventStepsProps) {
  const t = useText(liveMessages)
  return kinds.map((kind, index) => (
    <Steps
      key={kind}
      title={t(`do.${kind}`)}
      steps={ORDER.map((step) => t(`do.${kind}.${step}`))}
      isOpen={isOpen && index === 0}
    />
  ))
}
