import {
  addToPackingList,
  PACKING_GROUPS,
  type PackingListName,
  type PackingRow,
  packingChanges,
  packingList,
  packingListMessages,
} from '@tripwright/domain/trip/plan-view'
import { MAX_PACKING_ITEMS, type PackingFields, type TripState } from '@tripwright/domain/trip/sync'
import Plus from 'lucide-react/icons/plus'
import { useId, useState } from 'react'
import { PUBLISHERS } from '#features/destination/weather/index.ts'
import { FlightRules, TripBaggage } from '#features/trip/bookings/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { changeTrip, newTripId, useMayEdit } from '#features/trip/sync/index.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { type PackingFacts, usePackingFacts } from './packing-facts.state.ts'
import { PackingLine, useItemName } from './packing-row.tsx'

type TripPackingProps = {
  trip: TripState
  /** Null: the list is made of the towns and days of the trip alone. */
  planWithFacts: PlanWithFacts | null
}

/** What to pack: the list that the people of the trip share, and one’s own; and what the airline takes along. */
export function TripPacking({ trip, planWithFacts }: TripPackingProps) {
  const mayEdit = useMayEdit()
  const t = useText(packingListMessages)
  const formats = useFormats()
  const facts = usePackingFacts(trip, planWithFacts)
  return (
    <div className="grid gap-8">
      <header className="grid gap-1">
        <h2>{t('title')}</h2>
        <p className="text-muted">{t('lead')}</p>
      </header>
      {facts === null ? (
        <Loading label={t('loading')} className="grid gap-4">
          <Skeleton className="h-10 max-w-80" />
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <>
          {facts.hasDates ? null : <p className="max-w-prose border-rule border-s-4 ps-3">{t('no-days')}</p>}
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:items-start">
            <PackingListSection trip={trip} list="own" facts={facts} mayEdit />
            <PackingListSection trip={trip} list="shared" facts={facts} mayEdit={mayEdit} />
            <PackingListSection trip={trip} list="children" facts={facts} mayEdit={mayEdit} />
          </div>
          <p className="max-w-prose text-muted text-xs">
            {facts.forecast
              ? t('source.forecast', {
                  service: PUBLISHERS[facts.forecast.publisher].name,
                  when: formats.date(new Date(facts.forecast.asOf), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  }),
                })
              : t('source')}{' '}
            {facts.unknown.length > 0 ? t('no-climate', { cities: formats.list(facts.unknown) }) : null}
          </p>
        </>
      )}
      <TripBaggage trip={trip} />
      <FlightRules trip={trip} />
    </div>
  )
}

type PackingListSectionProps = {
  trip: TripState
  list: PackingListName
  facts: PackingFacts
  mayEdit: boolean
}

function PackingListSection({ trip, list, facts, mayEdit }: PackingListSectionProps) {
  const t = useText(packingListMessages)
  const title = useId()
  const session = useSession()
  const nameOf = useItemName()
  const { rows, dismissed } = packingList(trip, list, facts.suggestions)
  const person = session.state === 'signed-in' ? session.user.id : ''
  const write = (row: PackingRow, fields: PackingFields) =>
    changeTrip(trip.id, packingChanges(trip, { list, person }, row, fields)).ok
  function remove(row: PackingRow): void {
    // A suggestion would be made again: it stays in the trip as not wanted.
    const field = row.item === null ? 'deleted' : 'isDismissed'
    const changes = packingChanges(trip, { list, person }, row, { [field]: true })
    if (!changeTrip(trip.id, changes).ok) return
    const ids = [...new Set(changes.map(({ itemId }) => itemId))]
    const takeBack = () =>
      void changeTrip(
        trip.id,
        ids.map((itemId) => ({ itemId, field, value: false })),
      )
    toast(t('removed', { item: nameOf(row) }), {
      id: 'packing',
      action: { label: t('undo'), onPick: takeBack },
    })
  }
  // A trip without children has no list of theirs.
  if (list === 'children' && rows.length + dismissed.length === 0) return null
  const groupName = (group: PackingRow['group']) =>
    t(group === 'more' && list !== 'own' ? 'group.more.shared' : `group.${group}`)
  return (
    <section aria-labelledby={title} className="grid gap-4 border-ink border-t pt-3">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={title} className="text-xl">
            {t(`list.${list}`)}
          </h3>
          <span className="tabular text-muted text-sm">
            {t('progress', { packed: rows.filter(({ isPacked }) => isPacked).length, total: rows.length })}
          </span>
        </div>
        <p className="text-muted text-sm">{t(`list.${list}.text`)}</p>
      </div>
      {PACKING_GROUPS.map((group) => {
        const ofGroup = rows.filter((row) => row.group === group)
        return ofGroup.length === 0 ? null : (
          <div key={group} className="grid">
            {group === list ? null : <h4 className="coordinate">{groupName(group)}</h4>}
            <ul>
              {ofGroup.map((row) => (
                <PackingLine
                  key={row.key}
                  row={row}
                  onChange={mayEdit ? (fields) => void write(row, fields) : null}
                  onRemove={() => remove(row)}
                />
              ))}
            </ul>
          </div>
        )
      })}
      {mayEdit ? (
        <div className="flex flex-wrap items-end gap-3">
          {rows.length < MAX_PACKING_ITEMS ? (
            <AddItem
              label={t(`add.label.${list}`)}
              onAdd={(name) => void changeTrip(trip.id, addToPackingList(list, newTripId(), name))}
            />
          ) : (
            <p className="text-muted text-sm">{t('full', { most: MAX_PACKING_ITEMS })}</p>
          )}
          {dismissed.length > 0 ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() =>
                void changeTrip(
                  trip.id,
                  dismissed.map((itemId) => ({ itemId, field: 'isDismissed', value: false })),
                )
              }
            >
              {t('restore', { count: dismissed.length })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

/** A field that stays open: one adds several things in a row. */
function AddItem({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const t = useText(packingListMessages)
  const [text, setText] = useState('')
  return (
    <form
      className="flex w-full max-w-md items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        onAdd(text.trim())
        setText('')
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={label}
        value={text}
        maxLength={300}
        enterKeyHint="done"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="outline">
        <Plus aria-hidden="true" />
        {t('add.submit')}
      </Button>
    </form>
  )
}
