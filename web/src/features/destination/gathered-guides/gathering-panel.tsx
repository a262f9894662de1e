import { GATHERING_STEPS, gatheredGuidesPageMessages } from '@tripwright/domain/destination/gathered-guides'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'

type GatheringPanelProps = {
  name: string
  /** How many sources have answered; `total` is 0 while the guide waits in line. */
  done: number
  total: number
  onStop: () => void
}

/** What is done of a guide that is being gathered, source by source, and a way out. */
export function GatheringPanel({ name, done, total, onStop }: GatheringPanelProps) {
  const t = useText(gatheredGuidesPageMessages)
  const step = total > 0 ? GATHERING_STEPS[done] : undefined
  const news = step ? t('gathering.news', { step: done + 1, total, text: t(`step.${step}`) }) : ''
  return (
    <section className="neatline paper-grid grid p-6 sm:p-10">
      <div className="grid max-w-lg justify-items-start gap-4 border border-ink bg-sheet p-5">
        <h1 className="wrap-anywhere text-2xl">{t('gathering.title', { name })}</h1>
        {/* As high with either text. */}
        <p className="min-h-[2lh] text-muted">{t(total === 0 ? 'gathering.waiting' : 'gathering.text')}</p>
        <ol className="grid gap-2">
          {GATHERING_STEPS.map((one, index) => (
            <Step key={one} step={one} state={index < done ? 'done' : one === step ? 'now' : 'next'} />
          ))}
        </ol>
        <p className="sr-only" role="status">
          {news}
        </p>
        <Button variant="outline" onClick={onStop}>
          {t('gathering.stop')}
        </Button>
      </div>
    </section>
  )
}

type StepProps = { step: (typeof GATHERING_STEPS)[number]; state: 'done' | 'now' | 'next' }

function Step({ step, state }: StepProps) {
  const t = useText(gatheredGuidesPageMessages)
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={clsx('flex min-h-7 items-center gap-3', state === 'next' && 'text-muted')}
    >
      <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
        {state === 'done' ? <Check className="size-5 text-brand" /> : null}
        {state === 'now' ? <Spinner className="size-5 text-brand" /> : null}
        {state === 'next' ? <i className="size-2 rounded-full border border-rule" /> : null}
      </span>
      <span>
        {t(`step.${step}`)}
        {state === 'next' ? null : <span className="sr-only"> ({t(`step.${state}`)})</span>}
      </span>
    </li>
  )
}
