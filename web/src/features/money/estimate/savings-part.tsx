import { currencyDecimals } from '@tripwright/domain/base/decimals'
import type { RateTable } from '@tripwright/domain/money/currency'
import {
  type ChangeDraft,
  draftFromRequest,
  type EstimateDraft,
  type EstimateRequest,
  estimateMessages,
  FLEX_DAYS,
  findSavings,
  flexOf,
  inWholeUnits,
  LEVERS,
  type Lever,
  lockedLeversOf,
  readSum,
  type Savings,
  type SavingsChange,
  type TripEstimate,
} from '@tripwright/domain/money/estimate'
import { Suspense, useDeferredValue, useMemo } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Group } from '#ui/field.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { useWholeMoney } from './whole-money.state.ts'

// This imports the planning engine, so it is loaded only when the savings are opened.
const PlanLevers = lazyPart(() => import('./plan-levers.tsx').then(({ PlanLevers }) => PlanLevers))

type SavingsProps = {
  draft: EstimateDraft
  change: ChangeDraft
  request: EstimateRequest
  table: RateTable | null
  before: TripEstimate
}

/** Ways to save: each change with its saving, found by computing all possible changes. */
export function SavingsPart({ draft, change, request, table, before }: SavingsProps) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const goal = draft.goal.trim() === '' ? null : readSum(draft.goal, request.currency, formats.decimalMark())
  const isNoGoal = draft.goal.trim() !== '' && (goal ?? 0) <= 0
  // The form responds at once; the search follows.
  const deferredKey = useDeferredValue(JSON.stringify([request, draft.keep, draft.flex, goal]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is all of it
  const savings = useMemo(
    () =>
      findSavings(
        request,
        {
          keep: lockedLeversOf(draft),
          flexDays: flexOf(draft),
          earliest: today(),
          goal: isNoGoal ? null : goal,
        },
        table,
      ),
    [deferredKey, table],
  )
  return (
    <section className="grid gap-5 border-ink border-t pt-6" aria-labelledby="savings">
      <h2 id="savings" className="text-2xl">
        {t('save.title')}
      </h2>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <SavingsForm draft={draft} change={change} problem={isNoGoal ? t('problem.goal') : undefined} />
        {savings ? (
          <SavingsResult
            draft={draft}
            change={change}
            request={request}
            before={before}
            savings={savings}
            goal={goal}
          />
        ) : null}
      </div>
      <Suspense>
        <PlanLevers request={request} />
      </Suspense>
    </section>
  )
}

type SavingsFormProps = Pick<SavingsProps, 'draft' | 'change'> & { problem: string | undefined }

function SavingsForm({ draft, change, problem }: SavingsFormProps) {
  const t = useText(estimateMessages)
  const locked = lockedLeversOf(draft)
  return (
    <div className="grid gap-4">
      <TextField
        label={t('save.goal')}
        hint={t('save.goal.hint')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={draft.goal}
        onChange={({ target }) => change({ goal: target.value.slice(0, 40) })}
        error={problem}
      />
      <SelectField
        label={t('save.flex')}
        value={String(flexOf(draft))}
        onChange={({ target }) => change({ flex: target.value })}
      >
        {FLEX_DAYS.map((days) => (
          <option key={days} value={days}>
            {t('save.flex.days', { days })}
          </option>
        ))}
      </SelectField>
      <Group aria-label={t('save.keep')}>
        <p className="font-semibold text-sm">{t('save.keep')}</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6">
          {LEVERS.map((lever) => (
            <Checkbox
              key={lever}
              label={t(leverKey(lever))}
              checked={locked.has(lever)}
              onChange={({ target }) => change({ keep: withLever(locked, lever, target.checked) })}
            />
          ))}
        </div>
      </Group>
    </div>
  )
}

function leverKey(lever: Lever) {
  return lever === 'dates' || lever === 'area' ? (`lever.${lever}` as const) : (`category.${lever}` as const)
}

function withLever(locked: ReadonlySet<Lever>, lever: Lever, isLocked: boolean): string {
  return LEVERS.filter((one) => (one === lever ? isLocked : locked.has(one))).join('~')
}

type SavingsResultProps = Omit<SavingsProps, 'table'> & { savings: Savings; goal: number | null }

function SavingsResult({ draft, change, request, before, savings, goal }: SavingsResultProps) {
  const t = useText(estimateMessages)
  const money = useWholeMoney(request.currency)
  const { swaps, after, reachesGoal, looked } = savings
  // An estimate to the cent would pretend precision; the rows still add up to the total.
  const whole = inWholeUnits(savings, before.total.likely, 10 ** currencyDecimals(request.currency))
  const locked = lockedLeversOf(draft)
  if (swaps.length === 0) return <p className="text-lg">{nothingToSave()}</p>

  function nothingToSave(): string {
    if (reachesGoal && goal !== null)
      return t('save.none.goal', { amount: money(goal - before.total.likely) })
    return t(locked.size > 0 ? 'save.none.kept' : 'save.none')
  }

  function apply(): void {
    const { to, start, bed, meal, transport, sights } = draft
    change(draftFromRequest(savings.request))
    const undo = () => change({ to, start, bed, meal, transport, sights })
    toast(t('save.applied'), { action: { label: t('save.undo'), onPick: undo } })
  }

  return (
    <div className="grid gap-4">
      <ul className="tabular grid">
        {swaps.map((swap, index) => (
          <SwapRow
            key={JSON.stringify(swap)}
            swap={swap}
            saving={money(whole.savings[index] ?? swap.saving)}
            request={request}
            onKeep={() => change({ keep: withLever(locked, leverOf(swap), true) })}
          />
        ))}
      </ul>
      <dl className="tabular grid gap-1 border-ink border-t pt-3">
        <Sum name={t('save.before')}>{money(before.total.likely)}</Sum>
        <Sum name={t('save.sum')}>{t('save.minus', { amount: money(whole.saved) })}</Sum>
        <Sum name={t('save.after')} isLarge>
          {money(after.total.likely)}
        </Sum>
      </dl>
      {goal === null || reachesGoal === null ? null : (
        <p className={reachesGoal ? '' : 'text-signal'}>
          {reachesGoal
            ? t('save.reached', { left: money(goal - after.total.likely) })
            : t('save.short', { over: money(after.total.likely - goal) })}
        </p>
      )}
      <Button className="justify-self-start" onClick={apply}>
        {t('save.apply')}
      </Button>
      <p className="text-muted text-sm">{t('save.gentle', { count: looked })}</p>
    </div>
  )
}

function leverOf(swap: SavingsChange): Lever {
  return swap.kind === 'style' ? swap.category : swap.kind
}

type RowProps = { swap: SavingsChange; saving: string; request: EstimateRequest; onKeep: () => void }

function SwapRow({ swap, saving, request, onKeep }: RowProps) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const day = (date: string) =>
    formats.date(new Date(date), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const { what, instead } = swapTexts()
  return (
    <li className="flex items-center gap-3 border-hairline border-t py-2">
      <span className="grid min-w-0 flex-1">
        <span>{what}</span>
        <span className="text-muted text-sm">{instead}</span>
      </span>
      <bdi className="font-semibold text-brand">{t('save.minus', { amount: saving })}</bdi>
      <Button variant="ghost" size="sm" aria-label={t('save.keep.this', { what: instead })} onClick={onKeep}>
        {t('save.keep.short')}
      </Button>
    </li>
  )

  function swapTexts(): { what: string; instead: string } {
    if (swap.kind === 'dates')
      return {
        what: t('save.dates', { to: day(swap.to) }),
        instead: t('save.instead', { what: t('lever.dates'), from: day(swap.from) }),
      }
    if (swap.kind === 'area')
      return {
        what: t('save.area', { city: request.stops[swap.stop]?.city.name ?? '' }),
        instead: t('lever.area'),
      }
    const { category, from, to } = swap
    return {
      what: t(`style.${category}.${to}`),
      instead: t('save.instead', { what: t(`category.${category}`), from: t(`style.${category}.${from}`) }),
    }
  }
}

function Sum({ name, isLarge = false, children }: { name: string; isLarge?: boolean; children: string }) {
  return (
    <div className={`flex justify-between gap-3 ${isLarge ? 'font-bold font-display text-xl' : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
