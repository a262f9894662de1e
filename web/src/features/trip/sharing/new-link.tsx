import { type LinkAccess, makeLink, type Sharing, sharePanelMessages } from '@tripwright/domain/trip/sharing'
import Glasses from 'lucide-react/icons/glasses'
import Pencil from 'lucide-react/icons/pencil'
import Share2 from 'lucide-react/icons/share-2'
import { useId, useState } from 'react'
import { share } from '#features/sharing/share/index.ts'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import type { SharableTrip } from './share-lists.tsx'

const CHOICES = [
  ['view', Glasses],
  ['edit', Pencil],
] as const

/** Creates a link of either kind and shows its address, which is readable only now. */
export function NewLink({ trip, onMade }: { trip: SharableTrip; onMade: (sharing: Sharing) => void }) {
  const t = useText(sharePanelMessages)
  const id = useId()
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState<LinkAccess | null>(null)

  async function make(access: LinkAccess) {
    setBusy(access)
    const response = await call(makeLink, { id: trip.id, access })
    setBusy(null)
    if (!response.ok) return void toast(t('not-done'), { description: response.message, kind: 'error' })
    setUrl(response.value.url)
    onMade(response.value.sharing)
  }
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h3 id={id}>{t('new.title')}</h3>
      <ul className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map(([access, Icon]) => (
          <li key={access} className="grid content-start gap-2">
            <Button
              variant="secondary"
              busy={busy === access}
              aria-describedby={`${id}-${access}`}
              onClick={() => void make(access)}
            >
              <Icon aria-hidden="true" className="size-5" />
              {t(`new.${access}`)}
            </Button>
            <p id={`${id}-${access}`} className="text-muted text-sm">
              {t(`new.${access}.hint`)}
            </p>
          </li>
        ))}
      </ul>
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
