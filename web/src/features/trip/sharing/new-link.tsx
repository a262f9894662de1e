import {
  MAILED_LINK_DAYS,
  makeLink,
  mayAssign,
  type Sharing,
  sharePanelMessages,
} from '@tripwright/domain/trip/sharing'
import Share2 from 'lucide-react/icons/share-2'
import { type FormEvent, useId, useState } from 'react'
import { share } from '#features/sharing/share/index.ts'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import type { SharableTrip } from './share-lists.tsx'

type NewLinkProps = {
  trip: SharableTrip
  you: Sharing['you']
  onMade: (sharing: Sharing) => void
}

/** What a link allows: to view the plan, or the role of those who join by it. */
const CHOICES = ['view', 'viewer', 'editor', 'co-owner'] as const
type Choice = (typeof CHOICES)[number]
const DAYS = [1, 7, 30]

/** Invites by a link, whose address is readable only now, or by mail. */
export function NewLink({ trip, you, onMade }: NewLinkProps) {
  const t = useText(sharePanelMessages)
  const id = useId()
  const [url, setUrl] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [choice, setChoice] = useState<Choice>('editor')
  const [days, setDays] = useState('')
  const [email, setEmail] = useState('')
  const isMail = email.trim() !== ''

  async function make(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const response = await call(makeLink, {
      id: trip.id,
      ...(choice === 'view' ? { access: 'view' } : { access: 'edit', role: choice }),
      ...(days !== '' && { days: Number(days) }),
      ...(isMail && { email }),
    })
    setIsBusy(false)
    if (!response.ok) return void toast(t('not-done'), { description: response.message, kind: 'error' })
    setUrl(response.value.url)
    onMade(response.value.sharing)
    if (isMail) toast(t('mailed', { email: email.trim() }), { kind: 'success' })
    setEmail('')
  }
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h3 id={id}>{t('new.title')}</h3>
      <form className="grid gap-3" onSubmit={(event) => void make(event)}>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={t('new.may')}
            value={choice}
            onChange={({ target }) => setChoice(CHOICES.find((one) => one === target.value) ?? 'editor')}
          >
            {CHOICES.filter((one) => one === 'view' || mayAssign(you, one)).map((one) => (
              <option key={one} value={one}>
                {t(`new.${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('new.days')} value={days} onChange={({ target }) => setDays(target.value)}>
            <option value="">
              {isMail ? t('new.days.count', { days: MAILED_LINK_DAYS }) : t('new.days.none')}
            </option>
            {DAYS.map((count) => (
              <option key={count} value={count}>
                {t('new.days.count', { days: count })}
              </option>
            ))}
          </SelectField>
        </div>
        <p className="text-muted text-sm">{t(`new.${choice}.hint`)}</p>
        <TextField
          label={t('new.email')}
          hint={t('new.email.hint')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" className="justify-self-start" busy={isBusy}>
          {t(isMail ? 'new.mail' : 'new.make')}
        </Button>
      </form>
      {url === null ? null : <Made url={url} title={trip.title} />}
    </section>
  )
}

function Made({ url, title }: { url: string; title: string }) {
  const t = useText(sharePanelMessages)
  return (
    <div className="grid gap-3 border-brand border-s-4 bg-wash p-4">
      <p role="status" className="font-semibold">
        {t('made.title')}
      </p>
      <TextField
        label={t('made.address')}
        hint={t('made.hint')}
        type="url"
        readOnly={true}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button className="justify-self-start" onClick={() => void share({ url, title })}>
        <Share2 aria-hidden="true" className="size-5" />
        {t('send')}
      </Button>
    </div>
  )
}
