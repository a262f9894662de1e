import {
  type ChangeProposal,
  type ProposalPart,
  planChangesMessages,
  type StopDifference,
} from '@tripwright/domain/assistant/plan-changes'
import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import type { ReactNode } from 'react'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { whyOf } from './proposal.state.ts'

type Proposed = Extract<ChangeProposal, { state: 'proposed' }>
type ProposedPartsProps = {
  name: string
  proposal: Proposed
  chosen: readonly string[]
  /** Chosen parts that do not hold without the others. */
  lost: readonly string[]
  isSaving: boolean
  onToggle: (id: string) => void
  onAccept: () => void
  onDecline: () => void
  link: ReactNode
}

/** All differences of a change by stop, each to be chosen, with what they come to. */
export function ProposedParts(props: ProposedPartsProps) {
  const { name, proposal, chosen, lost, isSaving, onToggle, onAccept, onDecline, link } = props
  const t = useText(planChangesMessages)
  const { parts } = proposal
  const all = parts.length
  const count = chosen.length - lost.length
  const isNothing = all > 0 && count === 0
  return (
    <>
      <h3>{t('title', { trip: name })}</h3>
      <p className="max-w-prose">
        <WhatChanges proposal={proposal} />
      </p>
      {all === 0 ? <p>{t('what.none')}</p> : null}
      {all > 0 ? (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="sr-only">{t('parts')}</legend>
          {parts.map((part) => (
            <PartRow
              key={part.id}
              part={part}
              proposal={proposal}
              isChosen={chosen.includes(part.id)}
              isLost={lost.includes(part.id)}
              onToggle={() => onToggle(part.id)}
            />
          ))}
        </fieldset>
      ) : null}
      <Totals proposal={proposal} isPart={chosen.length < all} />
      <p aria-live="polite" className="max-w-prose border-signal border-s-4 bg-signal-wash p-3 empty:hidden">
        {lost.length > 0 ? (isNothing ? t('lost.all') : t('lost.some', { count: lost.length })) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={isSaving} aria-disabled={isNothing} onClick={() => isNothing || onAccept()}>
          {chosen.length === all ? t('accept.all') : t('accept.some', { count, all })}
        </Button>
        <Button variant="outline" onClick={onDecline}>
          {t('decline')}
        </Button>
        {link}
      </div>
    </>
  )
}

/** In one sentence what is proposed. */
function WhatChanges({ proposal: { change, difference, after } }: { proposal: Proposed }) {
  const t = useText(planChangesMessages)
  const formats = useFormats()
  const clock = useClock()
  switch (change.kind) {
    case 'pace':
      return t(`what.${change.pace}`, { count: change.days.length, day: (change.days[0] ?? 0) + 1 })
    case 'arrival':
    case 'departure': {
      const time = parseClock(after.request[change.kind] ?? '') ?? 0
      return t(`what.${change.kind}`, { time: clock(time) })
    }
    case 'rest':
      return t('what.rest', { day: change.day + 1 })
    case 'budget':
      return t('what.budget', { sum: formats.money(change.amount, difference.currency) })
    case 'rain':
      return t('what.rain', { day: change.day + 1 })
    case 'meals':
      return t('what.meals', { count: change.ids.length })
    default:
      return t(`what.${change.kind}`)
  }
}

type PartRowProps = {
  part: ProposalPart
  proposal: Proposed
  isChosen: boolean
  isLost: boolean
  onToggle: () => void
}

function PartRow({ part, proposal, isChosen, isLost, onToggle }: PartRowProps) {
  const t = useText(planChangesMessages)
  const [main, ...others] = part.differences
  if (!main) return null
  // A day whose times alone change has no stop of its own.
  const isDay = part.id.startsWith('day-')
  const label = isDay ? t('part.day', { day: (part.days[0] ?? 0) + 1 }) : <PartLabel difference={main} />
  const follow = isDay ? part.differences : others
  return (
    <div className="grid min-w-0 gap-1 border-hairline border-t pt-3">
      <Checkbox
        label={label}
        checked={isChosen}
        onChange={onToggle}
        hint={t(`why.${whyOf(proposal, main)}`)}
      />
      <div className="grid min-w-0 gap-2 ps-9">
        {isDay ? null : <BeforeAfter difference={main} currency={proposal.difference.currency} />}
        <Followers differences={follow} isOpen={isDay} />
        {isLost ? <p className="text-signal">{t('lost.one')}</p> : null}
      </div>
    </div>
  )
}

function PartLabel({ difference: { kind, before, after } }: { difference: StopDifference }) {
  const t = useText(planChangesMessages)
  const nameOf = useSideName()
  const name = nameOf(after ?? before)
  return <bdi className="wrap-anywhere">{t(`part.${kind}`, { name, old: nameOf(before) })}</bdi>
}

/** The name of a stop; a meal without a place of its own is near another stop. */
function useSideName(): (side: StopDifference['before']) => string {
  const t = useText(itineraryPageMessages)
  return (side) =>
    side?.meal && side.poiId === null
      ? t('stop.meal.anywhere', { meal: t(`stop.meal.${side.meal}`), name: side.name })
      : (side?.name ?? '')
}

/** Where a stop is before and after, and what that costs in time and money. */
function BeforeAfter({ difference, currency }: { difference: StopDifference; currency: string }) {
  const t = useText(planChangesMessages)
  const clock = useClock()
  const { before, after, minutes, money } = difference
  const at = (side: StopDifference['before']) =>
    side
      ? t('at.time', {
          day: side.day + 1,
          from: clock(parseClock(side.start) ?? 0),
          to: clock(parseClock(side.end) ?? 0),
        })
      : t('at.none')
  const isSameLength = minutes === 0 || before === null || after === null
  return (
    <>
      <dl className="grid gap-x-4 text-sm sm:grid-cols-2">
        {[
          [t('before'), at(before)],
          [t('after'), at(after)],
        ].map(([term, text]) => (
          <div key={term} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {isSameLength ? null : (
          <Badge>{t(minutes > 0 ? 'minutes.more' : 'minutes.less', { minutes: Math.abs(minutes) })}</Badge>
        )}
        {money === 0 ? null : <MoneyBadge money={money} currency={currency} />}
      </p>
    </>
  )
}

function MoneyBadge({ money, currency }: { money: number; currency: string }) {
  const t = useText(planChangesMessages)
  const formats = useFormats()
  const sum = formats.money(Math.abs(money), currency)
  return (
    <Badge tone={money < 0 ? 'brand' : 'signal'}>{t(money > 0 ? 'money.more' : 'money.less', { sum })}</Badge>
  )
}

/** Stops whose times follow from the change, or all that a day's new hours move. */
function Followers({ differences, isOpen }: { differences: readonly StopDifference[]; isOpen: boolean }) {
  const t = useText(planChangesMessages)
  const clock = useClock()
  const nameOf = useSideName()
  if (differences.length === 0) return null
  const time = (side: StopDifference['before']) => clock(parseClock(side?.start ?? '') ?? 0)
  return (
    <>
      {isOpen ? null : <p className="text-muted text-sm">{t('follows.title')}</p>}
      <ul className="grid gap-1 text-sm">
        {differences.map(({ id, before, after }) => (
          <li key={id} className="tabular wrap-anywhere">
            {t('follows', { name: nameOf(after), before: time(before), after: time(after) })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What all of it comes to; when only some is chosen, that is said of the whole alone. */
function Totals({ proposal, isPart }: { proposal: Proposed; isPart: boolean }) {
  const t = useText(planChangesMessages)
  const { money, ways, currency } = proposal.difference
  if (isPart) return <p className="text-muted text-sm">{t('proved')}</p>
  return (
    <div className="grid gap-1 border-hairline border-t pt-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('total')}</span>
        {money === 0 ? <Badge>{t('total.same')}</Badge> : <MoneyBadge money={money} currency={currency} />}
        {ways.minutes === 0 ? null : (
          <Badge>{t(ways.minutes > 0 ? 'way.more' : 'way.less', { minutes: Math.abs(ways.minutes) })}</Badge>
        )}
      </p>
      <p className="max-w-prose text-muted text-sm">{t('proved')}</p>
    </div>
  )
}
