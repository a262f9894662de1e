import {
  type ConversationLink,
  endConversationLink,
  getConversationLink,
  isShareable,
  shareConversation,
  shareConversationMessages,
} from '@tripwright/domain/assistant/chat-history'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import type { StoredConversation } from './stored-conversation.ts'

type ShareDialogProps = { conversation: StoredConversation; onClose: () => void }

/** Shares a conversation by a link, says what others see, and ends the link. */
export function ShareDialog({ conversation, onClose }: ShareDialogProps) {
  const t = useText(shareConversationMessages)
  const isGuest = useSession().state === 'signed-out'
  return (
    <Dialog isOpen onDismiss={onClose} title={t('title')} description={t('lead')} closeLabel={t('close')}>
      {isGuest ? (
        <div className="grid justify-items-start gap-3">
          <p>{t('guest')}</p>
          <Link href="/auth" className={buttonClass()}>
            {t('sign-in')}
          </Link>
        </div>
      ) : (
        <OwnLink conversation={conversation} />
      )}
    </Dialog>
  )
}

/** The link as the account has it: undefined until it is known. */
type LinkState = ConversationLink | null | undefined

function OwnLink({ conversation }: { conversation: StoredConversation }) {
  const t = useText(shareConversationMessages)
  const [link, setLink] = useState<LinkState>()
  const [problem, setProblem] = useState<string | null>(null)
  const { id } = conversation
  useEffect(() => {
    void call(getConversationLink, { id }).then((response) => {
      if (response.ok) setLink(response.value.link)
      else setProblem(response.code === 'not-found' ? t('not-saved') : response.message)
    })
  }, [id, t])

  if (problem !== null) return <p role="alert">{problem}</p>
  if (link === undefined) return <Spinner />
  if (link?.takenDown)
    return (
      <div className="grid gap-2 border-signal border-s-4 bg-signal-wash p-3">
        <p>{t('taken-down', { date: new Date(link.takenDown.at) })}</p>
        <p className="wrap-anywhere">
          <bdi>{link.takenDown.reason}</bdi>
        </p>
      </div>
    )
  return <LinkForm conversation={conversation} link={link} onLink={setLink} />
}

type LinkFormProps = {
  conversation: StoredConversation
  link: ConversationLink | null
  onLink: (link: ConversationLink | null) => void
}

function LinkForm({ conversation, link, onLink }: LinkFormProps) {
  const t = useText(shareConversationMessages)
  const { id, turns } = conversation
  const shareable = turns.filter(isShareable).map((turn) => turn.id)
  const [chosen, setChosen] = useState<readonly string[]>(link?.turns ?? shareable)
  const [url, setUrl] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function create(): Promise<void> {
    if (chosen.length === 0) return void toast(t('none-chosen'), { kind: 'error' })
    setBusy(true)
    const response = await call(shareConversation, { id, turns: [...chosen] })
    setBusy(false)
    if (!response.ok) return void toast(response.message, { kind: 'error' })
    setUrl(response.value.url)
    onLink(response.value.link)
  }
  async function end(): Promise<void> {
    setBusy(true)
    const response = await call(endConversationLink, { id })
    setBusy(false)
    if (!response.ok) return void toast(response.message, { kind: 'error' })
    setUrl(null)
    onLink(null)
    toast(t('ended'), { kind: 'success' })
  }

  return (
    <div className="grid gap-4">
      {link && url === null ? (
        <p className="text-muted">
          {t('again.hint', { date: new Date(link.sharedAt), count: link.turns.length })}
        </p>
      ) : null}
      <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
        <legend className="pb-2 font-medium">{t('choose')}</legend>
        {turns.map((turn) => (
          <Checkbox
            key={turn.id}
            label={<bdi className="line-clamp-2 wrap-anywhere">{turn.text}</bdi>}
            hint={shareable.includes(turn.id) ? undefined : t(turn.calls ? 'personal' : 'unanswered')}
            disabled={!shareable.includes(turn.id)}
            checked={chosen.includes(turn.id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, turn.id] : chosen.filter((one) => one !== turn.id))
            }
          />
        ))}
      </fieldset>
      {shareable.length === 0 ? <p role="alert">{t('none-shareable')}</p> : null}
      {url === null ? null : <LinkAddress url={url} />}
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} disabled={shareable.length === 0} onClick={() => void create()}>
          {t(link ? 'again' : 'create')}
        </Button>
        {link ? (
          <Button variant="outline" busy={isBusy} onClick={() => void end()}>
            {t('end')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function LinkAddress({ url }: { url: string }) {
  const t = useText(shareConversationMessages)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(t('copied'), { kind: 'success' }),
      () => toast(t('copied.not'), { kind: 'error' }),
    )
  return (
    <div className="grid gap-2">
      <TextField
        type="url"
        label={t('address')}
        hint={t('address.hint')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Button variant="outline" className="justify-self-start" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  )
}
