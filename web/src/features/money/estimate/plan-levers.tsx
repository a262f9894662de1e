import { type EstimateRequest, type LeverResult, planLeversMessages } from '@tripwright/domain/money/estimate'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { type Comparison, usePlanLevers } from './plan-levers.state.ts'
import { useWholeMoney } from './whole-money.state.ts'

const MAX_NAMES = 4

/** Savings by a calmer pace, cheaper transport and free places, found by planning the trip again with each. */
export function PlanLevers({ request }: { request: EstimateRequest }) {
  const t = useText(planLeversMessages)
  const { state, start, cancel } = usePlanLevers(request, today())
  return (
    <section aria-labelledby="levers" className="grid max-w-prose gap-3 border-hairline border-t pt-5">
      <h3 id="levers" className="text-xl">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text')}</p>
      {state.state === 'working' ? (
        <Progress
          label={t('working')}
          value={state.done}
          max={state.all}
          count={t('count', { done: state.done, all: state.all })}
          cancel={{ label: t('cancel'), onPick: cancel }}
        />
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => void start()}>
          {t(state.state === 'idle' ? 'start' : 'again')}
        </Button>
      )}
      <div role="status" className="grid gap-3">
        {state.state === 'no-guide' || state.state === 'failed' ? <p>{t(state.state)}</p> : null}
        {state.state === 'done' ? <Compared comparison={state.comparison} request={request} /> : null}
      </div>
    </section>
  )
}

type ComparedProps = { comparison: Comparison; request: EstimateRequest }

function Compared({ comparison: { currency, before, after, levers }, request }: ComparedProps) {
  const t = useText(planLeversMessages)
  const money = useWholeMoney(currency)
  if (levers.length === 0) return <p>{t('none')}</p>
  return (
    <>
      <ul className="tabular grid">
        {levers.map((result) => (
          <LeverRow key={result.lever} result={result} saving={money(result.saving)} request={request} />
        ))}
      </ul>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-1 border-ink border-t pt-3">
        <dt>{t('base')}</dt>
        <dd className="text-end">{money(before)}</dd>
        <dt className="font-bold font-display text-xl">{t('all')}</dt>
        <dd className="text-end font-bold font-display text-xl">{money(after)}</dd>
      </dl>
    </>
  )
}

type RowProps = { result: LeverResult; saving: string; request: EstimateRequest }

function LeverRow({ result: { lever, freePlaces }, saving, request }: RowProps) {
  const t = useText(planLeversMessages)
  const formats = useFormats()
  const transport = request.styles.transport === 'high' ? 'lever.transport.transit' : 'lever.transport.walk'
  const names = formats.list(freePlaces.slice(0, MAX_NAMES))
  return (
    <li className="flex items-baseline gap-3 border-hairline border-t py-2">
      <span className="grid min-w-0 flex-1">
        <span>{t(lever === 'transport' ? transport : `lever.${lever}`)}</span>
        {lever === 'free-places' && freePlaces.length > 0 ? (
          <span className="wrap-anywhere text-muted text-sm">{t('lever.free-places.names', { names })}</span>
        ) : null}
      </span>
      <bdi className="font-semibold text-brand">{t('saved', { amount: saving })}</bdi>
    </li>
  )
}
