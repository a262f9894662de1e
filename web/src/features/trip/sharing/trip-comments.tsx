import type { Output } from '@tripwright/domain/base/contract'
import { addDays } from '@tripwright/domain/base/dates'
import { bookingsOf, bookingTitle } from '@tripwright/domain/trip/bookings'
import {
  addComment,
  commentsMessages,
  listComments,
  MAX_COMMENT_CHARS,
  removeComment,
  type TripComment,
} from '@tripwright/domain/trip/sharing'
import { stopsOf, type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { type FormEvent, useEffect, useState } from 'react'
import { useStopName } from '#features/trip/plan-view/index.ts'
import { newTripId, useTrip } from '#features/trip/sync/index.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { bodyOf, queueWrite, useWaitingWrites } from '#platform/queue-write.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCachedCall } from '#platform/use-cached-call.ts'
import { Button } from '#ui/button.tsx'
import { PersonPhoto } from '#ui/person-photo.tsx'
import { SelectField } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'
import { commentsKey } from './trip-copies.state.ts'

type Comments = Output<typeof listComments>
/** Something that can be commented on: its value in the list, its name, and the day or list that it stands in. */
type Subject = { value: string; itemId: string; day: string | null; name: string; group: string | null }

/** What the people of a trip say about it, its days and its stops; everybody in it may add to that. */
export function TripComments({ tripId }: { tripId: string }) {
  const t = useText(commentsMessages)
  const { called, cachedAt, reload, set } = useCachedCall(listComments, { id: tripId }, commentsKey(tripId))
  const subjects = useSubjects(useTrip(tripId).trip)
  const queue = `comments:${tripId}`
  const waiting = useWaitingWrites(queue, reload)
  useEffect(
    () => onLiveEvent('trips', (id) => void ((id ?? tripId) === tripId && reload())),
    [tripId, reload],
  )

  async function remove({ id: commentId }: TripComment) {
    const delivery = await queueWrite(removeComment, { id: tripId, commentId }, queue)
    if (delivery.state === 'refused') return void toast(delivery.refusal.message, { kind: 'error' })
    if (delivery.state === 'queued') return
    if (delivery.value) set(delivery.value)
    toast(t('removed'))
  }
  if (called.status === 'loading')
    return (
      <Loading label={t('loading')} className="grid gap-3">
        <Skeleton className="h-12" />
      </Loading>
    )
  if (called.status === 'failed')
    return (
      <div className="grid gap-3">
        <p role="alert">{t('failed')}</p>
        <Button variant="outline" className="justify-self-start" onClick={() => void reload()}>
          {t('retry')}
        </Button>
      </div>
    )
  const { people } = called.value
  const removed = waiting.filter(({ method }) => method === 'DELETE')
  const comments = called.value.comments.filter(
    ({ id }) => !removed.some(({ url }) => url.endsWith(`/${id}`)),
  )
  const added = waiting.filter(({ method }) => method === 'POST')
  return (
    <div className="grid gap-4">
      {cachedAt === null ? null : <p className="text-muted">{t('as-of', { date: new Date(cachedAt) })}</p>}
      {comments.length + added.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ol className="border-hairline border-b">
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            about={subjects.find(({ itemId, day }) => itemId === comment.itemId && day === comment.day)?.name}
            onRemove={comment.mayRemove ? () => void remove(comment) : null}
          />
        ))}
        {added.map((action) => (
          <li key={action.id} className="grid gap-1 border-hairline border-t border-dashed py-3">
            <p className="text-muted text-sm">
              <span className="font-semibold text-ink">{t('you')}</span> · {t('waits')}
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {String(bodyOf(action).text)}
            </p>
          </li>
        ))}
      </ol>
      <NewComment tripId={tripId} subjects={subjects} people={people} onAdded={set} />
    </div>
  )
}

function useSubjects(trip: TripState): Subject[] {
  const t = useText(commentsMessages)
  const { startDate, days } = tripFieldsOf(trip)
  const dates = startDate ? Array.from({ length: days ?? 1 }, (_, n) => addDays(startDate, n)) : []
  const stopName = useStopName()
  const dayName = (day: string) =>
    t('about.day', { day: dates.indexOf(day) + 1, date: new Date(`${day}T12:00:00`) })
  const own = (id: string, name: string, group: string | null) =>
    name === '' ? [] : [{ value: id, itemId: id, day: null, name, group }]
  return [
    { value: trip.id, itemId: trip.id, day: null, name: t('about.trip'), group: null },
    ...dates.map((day) => ({ value: day, itemId: trip.id, day, name: dayName(day), group: null })),
    ...stopsOf(trip).flatMap((stop) =>
      own(stop.id, stopName(stop), stop.day && dates.includes(stop.day) ? dayName(stop.day) : null),
    ),
    ...bookingsOf(trip).flatMap((one) => own(one.id, bookingTitle(one), t('about.bookings'))),
  ]
}

/** The subjects as options, those of a day or of the bookings under its name: one place may be in a list twice. */
function SubjectOptions({ subjects }: { subjects: readonly Subject[] }) {
  const groups = [...new Set(subjects.map(({ group }) => group))]
  const optionsOf = (group: string | null) =>
    subjects
      .filter((one) => one.group === group)
      .map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))
  return groups.map((group) =>
    group === null ? (
      optionsOf(group)
    ) : (
      <optgroup key={group} label={group}>
        {optionsOf(group)}
      </optgroup>
    ),
  )
}

type CommentProps = { comment: TripComment; about: string | undefined; onRemove: (() => void) | null }

function Comment({ comment: { by, photo, isYou, at, text }, about, onRemove }: CommentProps) {
  const t = useText(commentsMessages)
  const who = isYou ? t('you') : by || t('nameless')
  return (
    <li className="grid gap-1 border-hairline border-t py-3">
      <p className="flex items-center gap-2 text-muted text-sm">
        <PersonPhoto name={by} photo={photo} />
        <span className="wrap-anywhere min-w-0">
          <bdi className="font-semibold text-ink">{who}</bdi> · <bdi>{about ?? t('about.gone')}</bdi>
        </span>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <time dateTime={at} className="coordinate">
          {t('at', { at: new Date(at) })}
        </time>
        {onRemove === null ? null : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('remove.which', { by: who, at: new Date(at) })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

type NewCommentProps = {
  tripId: string
  subjects: readonly Subject[]
  people: Comments['people']
  onAdded: (comments: Comments) => void
}

function NewComment({ tripId, subjects, people, onAdded }: NewCommentProps) {
  const t = useText(commentsMessages)
  const [text, setText] = useState('')
  const [about, setAbout] = useState(tripId)
  const [mention, setMention] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  // Kept until it was added, so that a second try after no response comments once.
  const [commentId, setCommentId] = useState(newTripId)

  async function add(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const { itemId, day } = subjects.find(({ value }) => value === about) ?? { itemId: tripId, day: null }
    const person = people.find(({ ref }) => ref === mention)
    const tag = person?.name ? `@${person.name}` : ''
    const comment = {
      id: tripId,
      commentId,
      itemId,
      text: tag === '' || text.includes(tag) ? text : `${tag} ${text}`,
      ...(day !== null && { day }),
      ...(mention !== '' && { mentions: [mention] }),
    }
    const delivery = await queueWrite(addComment, comment, `comments:${tripId}`)
    setIsBusy(false)
    if (delivery.state === 'refused') return void toast(delivery.refusal.message, { kind: 'error' })
    if (delivery.state === 'sent' && delivery.value) onAdded(delivery.value)
    // Somebody may have begun the next one meanwhile.
    setText((now) => (now === text ? '' : now))
    setMention((now) => (now === mention ? '' : now))
    setCommentId(newTripId())
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void add(event)}>
      <TextareaField
        label={t('text')}
        required={true}
        maxLength={MAX_COMMENT_CHARS}
        rows={3}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label={t('about')} value={about} onChange={({ target }) => setAbout(target.value)}>
          <SubjectOptions subjects={subjects} />
        </SelectField>
        {people.length === 0 ? null : (
          <SelectField
            label={t('mention')}
            hint={t('mention.hint')}
            value={mention}
            onChange={({ target }) => setMention(target.value)}
          >
            <option value="">{t('mention.none')}</option>
            {people.map(({ ref, name }) => (
              <option key={ref} value={ref}>
                {name || t('nameless')}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <Button type="submit" className="justify-self-start" busy={isBusy}>
        {t('add')}
      </Button>
    </form>
  )
}
