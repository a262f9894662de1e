import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import { tripNotesMessages } from '@tripwright/domain/trip/plan-view'
import {
  notesOf,
  orderBetween,
  stopsOf,
  summarise,
  type TripNote,
  type TripState,
  type TripStop,
} from '@tripwright/domain/trip/sync'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useStopName } from '#features/trip/plan-view/index.ts'
import { RivalEdit } from '#features/trip/sharing/index.ts'
import { changeTrip, newTripId, undo, useMayEdit } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

/** The longest note, and the longest one on a stop, in characters. */
const MAX_NOTE = 8000
const MAX_STOP_NOTE = 4000
const SHOWN_START = 30

/** The notes on a trip: on the whole of it, on each day, and on the stops of that day. */
export function TripNotes({ trip }: { trip: TripState }) {
  const t = useText(tripNotesMessages)
  const formats = useFormats()
  const [notes, stops] = [notesOf(trip), stopsOf(trip)]
  const dates = datesOf(trip)
  const ofDay = (date: IsoDate | null) =>
    notes.filter(({ day }) => (date === null ? !day || !dates.includes(day) : day === date))
  const shown = (date: IsoDate) =>
    formats.date(new Date(date), { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <div className="grid max-w-3xl gap-8">
      <header className="grid gap-1">
        <h2>{t('title')}</h2>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <NoteGroup trip={trip} title={t('of-trip')} day={null} notes={ofDay(null)} stops={[]} />
      {dates.map((date, i) => (
        <NoteGroup
          key={date}
          trip={trip}
          title={t('of-day', { number: i + 1, date: shown(date) })}
          day={date}
          notes={ofDay(date)}
          stops={stops.filter(({ day }) => day === date)}
        />
      ))}
    </div>
  )
}

/** The notes of one day, and those on its stops. */
export function DayNotes({ trip, date, title }: { trip: TripState; date: IsoDate; title: string }) {
  const isOfDay = ({ day }: { day?: string | null }) => day === date
  return (
    <NoteGroup
      trip={trip}
      title={title}
      day={date}
      notes={notesOf(trip).filter(isOfDay)}
      stops={stopsOf(trip).filter((stop) => isOfDay(stop) && stop.note)}
    />
  )
}

function datesOf(trip: TripState): IsoDate[] {
  const { startDate, endDate } = summarise(trip)
  if (startDate === null || endDate === null) return []
  const dates: IsoDate[] = []
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) dates.push(date)
  return dates
}

type NoteGroupProps = {
  trip: TripState
  title: string
  day: IsoDate | null
  notes: readonly TripNote[]
  stops: readonly TripStop[]
}

function NoteGroup({ trip, title, day, notes, stops }: NoteGroupProps) {
  const t = useText(tripNotesMessages)
  const [isAdding, setIsAdding] = useState(false)
  const mayEdit = useMayEdit()
  const stopName = useStopName()
  // Who may not write sees the stops alone that have a note.
  const shown = mayEdit ? stops : stops.filter(({ note }) => note)
  function add(text: string): void {
    const last = notes.findLast(({ order }) => order)?.order ?? null
    const fields = { kind: 'note', text, order: orderBetween(last, null), ...(day && { day }) }
    const id = newTripId()
    changeTrip(
      trip.id,
      Object.entries(fields).map(([field, value]) => ({ itemId: id, field, value })),
    )
  }
  return (
    <section className="grid justify-items-start gap-2 border-ink border-t pt-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid w-full empty:hidden">
        {notes.map(({ id, text }) => (
          <NoteRow key={id} tripId={trip.id} itemId={id} field="text" text={text ?? ''} name={null} />
        ))}
        {shown.map((stop) => (
          <NoteRow
            key={stop.id}
            tripId={trip.id}
            itemId={stop.id}
            field="note"
            text={stop.note ?? ''}
            name={stopName(stop)}
          />
        ))}
      </ul>
      {!mayEdit ? null : isAdding ? (
        <NoteEditor
          label={t('add.label', { group: title })}
          text=""
          most={MAX_NOTE}
          onSave={add}
          onClose={() => setIsAdding(false)}
        />
      ) : (
        <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      )}
    </section>
  )
}

type NoteRowProps = {
  tripId: string
  itemId: string
  /** A note of its own has a text, a stop has a note. */
  field: 'text' | 'note'
  text: string
  /** Of the stop. */
  name: string | null
}

function NoteRow({ tripId, itemId, field, text, name }: NoteRowProps) {
  const t = useText(tripNotesMessages)
  const [isEditing, setIsEditing] = useState(false)
  const mayEdit = useMayEdit()
  const write = (value: string) => changeTrip(tripId, [{ itemId, field, value }])
  function remove(): void {
    const change =
      field === 'text' ? { itemId, field: 'deleted', value: true } : { itemId, field, value: null }
    if (!changeTrip(tripId, [change]).ok) return
    toast(t('removed'), { id: 'trip-note', action: { label: t('undo'), onPick: () => void undo(tripId) } })
  }
  if (isEditing)
    return (
      <li className="border-hairline border-b py-2">
        <NoteEditor
          label={name === null ? t('edit.label') : t('stop.add', { name })}
          text={text}
          most={field === 'text' ? MAX_NOTE : MAX_STOP_NOTE}
          itemId={itemId}
          onSave={write}
          onClose={() => setIsEditing(false)}
        />
      </li>
    )
  return (
    <li className="flex min-h-11 items-start gap-1 border-hairline border-b py-1 last:border-b-0">
      <div className="grid min-w-0 flex-1 gap-0.5 py-2">
        {name === null ? null : (
          <p className="wrap-anywhere font-semibold text-sm">
            <bdi>{name}</bdi>
          </p>
        )}
        {text ? (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        ) : null}
      </div>
      {mayEdit ? (
        <NoteActions text={text} name={name} onEdit={() => setIsEditing(true)} onRemove={remove} />
      ) : null}
    </li>
  )
}

type NoteActionsProps = Pick<NoteRowProps, 'text' | 'name'> & { onEdit: () => void; onRemove: () => void }

function NoteActions({ text, name, onEdit, onRemove }: NoteActionsProps) {
  const t = useText(tripNotesMessages)
  const start = text.length > SHOWN_START ? `${text.slice(0, SHOWN_START)}…` : text
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={text || name === null ? t('edit', { start }) : t('stop.add', { name })}
        onClick={onEdit}
      >
        {text ? <Pencil aria-hidden="true" /> : <Plus aria-hidden="true" />}
      </Button>
      {text ? (
        <Button variant="ghost" size="icon" aria-label={t('remove', { start })} onClick={onRemove}>
          <Trash aria-hidden="true" />
        </Button>
      ) : null}
    </>
  )
}

// The person has just asked for the field.
function focusOnce(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus()
}

type NoteEditorProps = {
  label: string
  text: string
  /** Characters. */
  most: number
  /** What is edited; absent for what is new. */
  itemId?: string
  onSave: (text: string) => void
  onClose: () => void
}

function NoteEditor({ label, text, most, itemId, onSave, onClose }: NoteEditorProps) {
  const t = useText(tripNotesMessages)
  const [draft, setDraft] = useState(text)
  const [before, setBefore] = useState(text)
  const isTooLong = draft.trim().length > most
  return (
    <form
      ref={focusOnce}
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTooLong) return
        if (draft.trim() !== '' && draft.trim() !== text) onSave(draft.trim())
        onClose()
      }}
    >
      <TextareaField
        label={label}
        value={draft}
        error={isTooLong ? t('too-long', { most }) : undefined}
        onChange={(event) => setDraft(event.target.value)}
      />
      {itemId === undefined ? null : (
        <Suspense fallback={null}>
          <RivalEdit
            itemId={itemId}
            before={before}
            now={text}
            onTake={(other) => {
              setDraft(other)
              setBefore(other)
            }}
          />
        </Suspense>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
