import { daysBetween, type IsoDate } from '@tripwright/domain/base/dates'
import { ENTRY_FORMS, tasksMessages } from '@tripwright/domain/documents/entry-rules'
import { remindersMessages } from '@tripwright/domain/documents/vault'
import { type NextAction, nextActionsMessages } from '@tripwright/domain/trip/dashboard'
import { tripsMessages } from '@tripwright/domain/trip/sync'
import { useCountryWithArticle } from '#features/destination/countries/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

/** From this many days on a date is clearer. */
const MAX_RELATIVE_DAYS = 90

type ActionTexts = { title: string; why: string; when: string }

/** An action as text: task, reason and remaining days. */
export function useNextTexts(): (action: NextAction) => ActionTexts {
  const t = useText(nextActionsMessages)
  const [tTrips, tTask, tKind] = [useText(tripsMessages), useText(tasksMessages), useText(remindersMessages)]
  const formats = useFormats()
  const inSentence = useCountryWithArticle()
  const day = (date: IsoDate) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  const called = (trip: string) => isolateDirection(trip || tTrips('card.untitled'))

  function sayOf({ about, urgency, due }: NextAction): Omit<ActionTexts, 'when'> {
    const isLate = urgency === 'overdue'
    switch (about.kind) {
      case 'alert':
        return {
          title: t('alert.title', { ...about, place: isolateDirection(about.place) }),
          why: t('alert.why'),
        }
      case 'trial':
        return { title: t('trial.title'), why: t('trial.why') }
      case 'tickets': {
        const why = t('tickets.why', { date: day(about.day) })
        return { title: t('tickets.title', { place: isolateDirection(about.place), more: about.more }), why }
      }
      case 'task':
        return sayTask(about)
      case 'claim-draft':
        return {
          title: t('claim-draft.title', { title: isolateDirection(about.title) }),
          why: t(due === null ? 'claim-draft.why.open' : 'claim-draft.why'),
        }
      case 'claim-sent':
        return saySentClaim(about.title, isLate)
      case 'claim-open':
        return {
          title: t('claim-open.title', { title: isolateDirection(about.title) }),
          why: t('claim-open.why'),
        }
      case 'document': {
        const kind = tKind(`kind.${about.document}`)
        const why = t(about.document === 'passport' ? 'document.passport.why' : 'document.why')
        return { title: t(isLate ? 'document.late' : 'document.title', { kind }), why }
      }
      case 'trip':
        return sayTrip(called(about.trip), about.until)
    }
  }

  function saySentClaim(name: string, isLate: boolean): Omit<ActionTexts, 'when'> {
    const title = isolateDirection(name)
    if (!isLate) return { title: t('claim-sent.title', { title }), why: t('claim-sent.why') }
    return { title: t('claim-sent.late', { title }), why: t('claim-sent.late.why') }
  }

  function sayTrip(trip: string, until: IsoDate | null): Omit<ActionTexts, 'when'> {
    if (until === null) return { title: t('trip.title', { trip }), why: t('trip.why') }
    return { title: t('trip.under-way', { trip }), why: t('trip.under-way.why', { date: day(until) }) }
  }

  function sayTask(about: Extract<NextAction['about'], { kind: 'task' }>): Omit<ActionTexts, 'when'> {
    const { says, destination, entry, stops, more } = about
    const values = {
      stops: formats.list(stops.map(formats.country)),
      form: ENTRY_FORMS[destination]?.name ?? '',
    }
    const where = destination === '' ? '' : inSentence(destination)
    const why = t(where === '' ? 'task.why.anywhere' : 'task.why', { more, country: where, date: day(entry) })
    // A reminder of another device does not name the stops.
    const title = tTask(`task.${says}`, values).replace(/[:：]\s*$/, '')
    return { title, why }
  }

  function whenOf({ due }: NextAction): string {
    if (due === null) return t('when.open')
    const days = daysBetween(today(), due)
    if (days < 0) return t('when.overdue', { days: -days })
    return days > MAX_RELATIVE_DAYS ? t('when.by', { date: day(due) }) : t('when.in', { days })
  }
  return (action) => ({ ...sayOf(action), when: whenOf(action) })
}

/** A name isolated in its own direction: in text of the other direction it would be reordered. */
const isolateDirection = (name: string) => `\u2068${name}\u2069`
