import {
  removeLink,
  removeTripMember,
  type Sharing,
  sharePanelMessages,
  type TripLink,
  type TripMember,
} from '@tripwright/domain/trip/sharing'
import { type ReactNode, useId } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** A trip of the page; `isPending`: not all changes were sent to the server. */
export type SharableTrip = { id: string; title: string; isPending: boolean }
type ListProps = {
  trip: SharableTrip
  sharing: Sharing
  onChange: (sharing: Sharing) => void
}

/** The links of a trip, each with its creation and last use. */
export function LinkList({ trip, sharing: { links }, onChange }: ListProps) {
  const t = useText(sharePanelMessages)
  async function remove({ id: linkId }: TripLink) {
    const response = await call(removeLink, { id: trip.id, linkId })
    if (!response.ok) return void toast(t('not-done'), { description: response.message, kind: 'error' })
    onChange(response.value)
    toast(t('link.removed'))
  }
  return (
    <Rows title={t('links.title')} none={links.length === 0 ? t('links.none') : null}>
      {links.map((link) => {
        const date = new Date(link.madeAt)
        return (
          <Row
            key={link.id}
            name={
              <Badge tone={link.access === 'edit' ? 'brand' : 'neutral'}>{t(`link.${link.access}`)}</Badge>
            }
            about={`${t('link.made', { date })}, ${
              link.openedAt === null
                ? t('link.unopened')
                : t('link.opened', { date: new Date(link.openedAt) })
            }`}
          >
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('link.remove.which', { date })}
              onClick={() => void remove(link)}
            >
              {t('link.remove')}
            </Button>
          </Row>
        )
      })}
    </Rows>
  )
}

/** Lists everybody in a trip. `onChange` is null for a member who may not remove others. */
export function PeopleList({
  trip,
  sharing: { you, by, members },
  onChange,
}: Omit<ListProps, 'onChange'> & { onChange: ListProps['onChange'] | null }) {
  const t = useText(sharePanelMessages)
  const nameOf = (name: string) => name || t('people.nameless')
  async function remove({ id: memberId, name }: TripMember) {
    const response = await call(removeTripMember, { id: trip.id, memberId })
    if (!response.ok) return void toast(t('not-done'), { description: response.message, kind: 'error' })
    onChange?.(response.value)
    toast(t('people.removed', { name: nameOf(name) }))
  }
  return (
    <Rows title={t('people.title')} none={members.length === 0 ? t('people.none') : null}>
      <Row name={<bdi>{nameOf(by)}</bdi>} about={t('people.owner')}>
        {you === 'owner' ? <Badge>{t('people.you')}</Badge> : null}
      </Row>
      {members.map((member) => (
        <Row
          key={member.id}
          name={<bdi>{nameOf(member.name)}</bdi>}
          about={t('people.since', { date: new Date(member.joinedAt) })}
        >
          {member.isYou ? <Badge>{t('people.you')}</Badge> : null}
          {onChange ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('people.remove', { name: nameOf(member.name) })}
              onClick={() => void remove(member)}
            >
              {t('people.end')}
            </Button>
          ) : null}
        </Row>
      ))}
    </Rows>
  )
}

function Rows({ title, none, children }: { title: string; none: string | null; children: ReactNode }) {
  const id = useId()
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="grid border-hairline border-t">{children}</ul>
      {none === null ? null : <p className="text-muted">{none}</p>}
    </section>
  )
}

function Row({ name, about, children }: { name: ReactNode; about: string; children: ReactNode }) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-hairline border-b py-1">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">{about}</p>
      </div>
      {children}
    </li>
  )
}
