import {
  MEMBER_ROLES,
  type MemberRole,
  mayAssign,
  removeLink,
  removeTripMember,
  type Sharing,
  setMemberRole,
  sharePanelMessages,
  type TripLink,
  type TripMember,
} from '@tripwright/domain/trip/sharing'
import { type ReactNode, useId } from 'react'
import { call } from '#platform/call.ts'
import { type Translate, useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PersonPhoto } from '#ui/person-photo.tsx'
import { toast } from '#ui/toast.ts'

type Text = Translate<keyof typeof sharePanelMessages.texts>

/** A trip of the page; `isPending`: not all changes were sent to the server. */
export type SharableTrip = { id: string; title: string; isPending: boolean }
type ListProps = {
  trip: SharableTrip
  sharing: Sharing
  onChange: (sharing: Sharing) => void
}

/** The links of a trip, each with its creation and last use. */
export function LinkList({ trip, sharing: { you, links }, onChange }: ListProps) {
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
              <Badge tone={link.role === null ? 'neutral' : 'brand'}>
                {t(`link.${link.role ?? 'view'}`)}
              </Badge>
            }
            about={aboutLink(t, link)}
          >
            {link.role === null || mayAssign(you, link.role) ? (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('link.remove.which', { date })}
                onClick={() => void remove(link)}
              >
                {t('link.remove')}
              </Button>
            ) : null}
          </Row>
        )
      })}
    </Rows>
  )
}

function aboutLink(t: Text, { madeAt, openedAt, expiresAt, sentTo }: TripLink): string {
  const isOver = expiresAt !== null && new Date(expiresAt) < new Date()
  return [
    ...(sentTo === null ? [] : [t('link.sent', { email: sentTo })]),
    t(sentTo === null ? 'link.made' : 'link.made.sent', { date: new Date(madeAt) }),
    openedAt === null ? t('link.unopened') : t('link.opened', { date: new Date(openedAt) }),
    ...(expiresAt === null ? [] : [t(isOver ? 'link.ended' : 'link.ends', { date: new Date(expiresAt) })]),
  ].join(', ')
}

/** Lists everybody in a trip with their roles, which may be changed and taken by those who may assign them. */
export function PeopleList({ trip, sharing: { you, by, byPhoto, members }, onChange }: ListProps) {
  const t = useText(sharePanelMessages)
  const nameOf = (name: string) => name || t('people.nameless')
  async function remove({ id: memberId, name }: TripMember) {
    const response = await call(removeTripMember, { id: trip.id, memberId })
    if (!response.ok) return void toast(t('not-done'), { description: response.message, kind: 'error' })
    onChange(response.value)
    toast(t('people.removed', { name: nameOf(name) }))
  }
  async function assign({ id: memberId, name }: TripMember, role: MemberRole) {
    const response = await call(setMemberRole, { id: trip.id, memberId, role })
    if (!response.ok) return void toast(t('not-done'), { description: response.message, kind: 'error' })
    onChange(response.value)
    toast(t('people.role.set', { name: nameOf(name), role: t(`role.${role}`) }))
  }
  return (
    <Rows title={t('people.title')} none={members.length === 0 ? t('people.none') : null}>
      <Row
        name={<bdi>{nameOf(by)}</bdi>}
        about={t('people.owner')}
        start={<PersonPhoto name={by} photo={byPhoto} className="size-10 text-sm" />}
      >
        {you === 'owner' ? <Badge>{t('people.you')}</Badge> : null}
      </Row>
      {members.map((member) => (
        <Row
          key={member.id}
          name={<bdi>{nameOf(member.name)}</bdi>}
          start={<PersonPhoto name={member.name} photo={member.photo} className="size-10 text-sm" />}
          about={`${t(`people.${member.role}`)}, ${t('people.since', { date: new Date(member.joinedAt) })}`}
        >
          {member.isYou ? <Badge>{t('people.you')}</Badge> : null}
          {mayAssign(you, member.role) && !member.isYou ? (
            <>
              <select
                className="control control-select w-auto max-w-36"
                aria-label={t('people.role', { name: nameOf(member.name) })}
                value={member.role}
                onChange={({ target }) => {
                  const role = MEMBER_ROLES.find((one) => one === target.value)
                  if (role) void assign(member, role)
                }}
              >
                {MEMBER_ROLES.filter((role) => mayAssign(you, role)).map((role) => (
                  <option key={role} value={role}>
                    {t(`people.${role}`)}
                  </option>
                ))}
              </select>
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('people.remove', { name: nameOf(member.name) })}
                onClick={() => void remove(member)}
              >
                {t('people.end')}
              </Button>
            </>
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

type RowProps = { name: ReactNode; about: string; start?: ReactNode; children: ReactNode }

function Row({ name, about, start, children }: RowProps) {
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-b py-1">
      {start}
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">{about}</p>
      </div>
      {children}
    </li>
  )
}
