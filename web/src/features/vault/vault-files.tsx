import {
  DOCUMENT_KINDS,
  ENDINGS,
  IDLE_MINUTES,
  MOST_FILE_BYTES,
  MOST_FILES,
  MOST_VAULT_BYTES,
  vaultMessages,
} from '@tripwright/domain/vault'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { today } from '#features/links/index.ts'
import { saveBlob } from '#platform/save-file.ts'
import { GUEST } from '#platform/sealed-store.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { addFile, changeFile, openFile, removeFile, takeOver } from './contents.state.ts'
import { DocumentReminder } from './reminder-switches.tsx'
import type { FileHead } from './seal.state.ts'
import { lockVault, refreshVault, type VaultFile, type VaultState } from './vault.state.ts'
import { ChangeDoors } from './vault-doors.tsx'

type Open = Extract<VaultState, { status: 'open' }>
type VaultFilesProps = { vault: Open; where: ReactNode; onCode: (code: string) => void }

/** What is in the opened vault: to add, look at, name, save and remove, with no network too. */
export function VaultFiles({ vault, where, onCode }: VaultFilesProps) {
  const t = useText(vaultMessages)
  const formats = useFormats()
  const size = useSize()
  const { files, used, delivered, left } = vault
  const numbers = { used: size(used), most: size(MOST_VAULT_BYTES), count: files.length, files: MOST_FILES }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular">{t('open.used', { ...numbers, count: formats.number(files.length) })}</p>
        <Button variant="outline" onClick={lockVault}>
          <LockKeyhole aria-hidden="true" className="size-4" />
          {t('open.lock')}
        </Button>
      </div>
      {delivered === 'done' ? null : (
        <p role="status" className="text-signal">
          {t(delivered === 'full' ? 'sync.full' : 'sync.failed')}
        </p>
      )}
      {left > 0 ? <LeftFiles count={left} /> : null}
      {files.length === 0 ? <p className="text-muted">{t('open.empty')}</p> : null}
      <ul className="grid">
        {files.map((file) => (
          <FileRow key={file.id} file={file} isAccount={vault.owner !== GUEST} />
        ))}
      </ul>
      <AddField />
      {where}
      <p className="text-muted text-sm">
        {t('open.idle', { minutes: IDLE_MINUTES })} {t('file.plain')}
      </p>
      <ChangeDoors onCode={onCode} />
    </>
  )
}

function AddField() {
  const t = useText(vaultMessages)
  const size = useSize()
  const [busy, setBusy] = useState<string | null>(null)
  const [refused, setRefused] = useState<string[]>([])

  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const problems: string[] = []
    let count = 0
    for (const file of target.files ?? []) {
      setBusy(file.name)
      const most = { name: file.name, most: size(MOST_FILE_BYTES), files: MOST_FILES }
      // What is too large is not even read.
      const added =
        file.size > MOST_FILE_BYTES
          ? ({ ok: false, code: 'too-large' } as const)
          : await addFile(file.name, new Uint8Array(await file.arrayBuffer()))
      if (added.ok) count++
      else {
        const room = added.code === 'full' ? { ...most, most: size(MOST_VAULT_BYTES) } : most
        problems.push(t(`refused.${added.code}`, room))
      }
    }
    target.value = ''
    setBusy(null)
    setRefused(problems)
    if (count > 0) toast(t('add.done', { count }), { kind: 'success' })
    void refreshVault()
  }
  return (
    <div className="grid gap-2">
      <label className={buttonClass({}, 'focus-within:outline-2 cursor-pointer justify-self-start')}>
        {t('add')}
        <input
          type="file"
          multiple
          accept=".pdf,.jpg,.jpeg,.png,.heic,.webp"
          disabled={busy !== null}
          className="sr-only"
          aria-describedby="vault-add-hint"
          onChange={(event) => void add(event)}
        />
      </label>
      <p id="vault-add-hint" className="text-muted text-sm">
        {t('add.hint', { most: size(MOST_FILE_BYTES) })}
      </p>
      <div role="status" className="grid gap-1">
        {busy === null ? null : <p>{t('add.busy', { name: busy })}</p>}
        {refused.map((text) => (
          <p key={text} className="text-signal">
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}

type Shown = { url: string; head: FileHead }

function FileRow({ file, isAccount }: { file: VaultFile; isAccount: boolean }) {
  const t = useText(vaultMessages)
  const [isEdited, setEdited] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  const { id, head } = file
  const name = head?.name ?? id

  async function withBytes(use: (blob: Blob, head: FileHead) => void): Promise<void> {
    const opened = await openFile(id)
    if (!opened.ok || !head)
      return void toast(t(opened.ok ? 'file.broken' : `file.${opened.code}`, { name }), { kind: 'error' })
    use(new Blob([opened.bytes], { type: head.type }), head)
  }
  const view = () =>
    withBytes((blob, of) => {
      if (of.type !== 'application/pdf') return setShown({ url: URL.createObjectURL(blob), head: of })
      // A browser shows a PDF in a tab of its own; the address is dead a minute later.
      const url = URL.createObjectURL(blob)
      window.open(url, '_blank', 'noopener')
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    })
  async function remove(): Promise<void> {
    await removeFile(id, true)
    const undo = { label: t('file.undo'), onPick: () => void removeFile(id, false) }
    toast(t('file.removed', { name }), { action: undo })
  }
  return (
    <li className="grid gap-2 border-hairline border-t py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileName file={file} />
        <div className="-ms-3 flex md:ms-0">
          <IconButton
            label={t('file.view', { name })}
            icon={<Eye aria-hidden="true" />}
            onClick={() => void view()}
          />
          <IconButton
            label={t('file.save', { name })}
            icon={<Download aria-hidden="true" />}
            onClick={() => void withBytes((blob, of) => saveBlob(fileName(of), blob))}
          />
          {head ? (
            <IconButton
              label={t('file.edit', { name })}
              icon={<Pencil aria-hidden="true" />}
              isOpen={isEdited}
              onClick={() => setEdited(!isEdited)}
            />
          ) : null}
          <IconButton
            label={t('file.remove', { name })}
            icon={<Trash aria-hidden="true" />}
            onClick={() => void remove()}
          />
        </div>
      </div>
      {isEdited && head ? <EditForm id={id} head={head} onDone={() => setEdited(false)} /> : null}
      {isAccount && head && head.expires > today() ? <DocumentReminder id={id} head={head} /> : null}
      {shown ? <Picture {...shown} onGone={() => setShown(null)} /> : null}
    </li>
  )
}

function FileName({ file: { id, head, isSent } }: { file: VaultFile }) {
  const t = useText(vaultMessages)
  const formats = useFormats()
  if (!head) return <p className="min-w-40 flex-1 text-signal">{t('file.broken', { name: id })}</p>
  const { name, kind, expires } = head
  const date = expires === '' ? '' : formats.date(new Date(expires), { dateStyle: 'medium', timeZone: 'UTC' })
  const isOver = expires !== '' && expires < today()
  return (
    <p className="min-w-40 flex-1 break-words">
      <span className="font-semibold">{name}</span>
      <span className="block text-muted text-sm">
        {t(`kind.${kind}`)}
        {date === '' ? null : (
          <span className={isOver ? 'text-signal' : ''}>
            {' · '}
            {t(isOver ? 'file.expired' : 'file.expires-on', { date })}
          </span>
        )}
        {isSent ? null : ` · ${t('file.unsent')}`}
      </span>
    </p>
  )
}

type IconButtonProps = { label: string; icon: ReactNode; onClick: () => void; isOpen?: boolean }

function IconButton({ label, icon, onClick, isOpen }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} aria-expanded={isOpen} onClick={onClick}>
      {icon}
    </Button>
  )
}

function EditForm({ id, head, onDone }: { id: string; head: FileHead; onDone: () => void }) {
  const t = useText(vaultMessages)
  const [draft, setDraft] = useState(head)

  function submit(event: FormEvent): void {
    event.preventDefault()
    void changeFile(id, { ...draft, name: draft.name.trim().slice(0, 200) || head.name }).then(onDone)
  }
  return (
    <form
      className="grid gap-3 md:grid-cols-2"
      noValidate
      onSubmit={submit}
      aria-label={t('file.edit', { name: head.name })}
    >
      <TextField
        label={t('file.name')}
        value={draft.name}
        maxLength={200}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        className="md:col-span-2"
      />
      <SelectField
        label={t('file.kind')}
        value={draft.kind}
        onChange={({ target }) =>
          setDraft({ ...draft, kind: DOCUMENT_KINDS.find((kind) => kind === target.value) ?? draft.kind })
        }
      >
        {DOCUMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        type="date"
        label={t('file.expires')}
        hint={t('file.expires.hint')}
        value={draft.expires}
        onChange={({ target }) => setDraft({ ...draft, expires: target.value })}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        {t('file.apply')}
      </Button>
    </form>
  )
}

/** A picture over the page; its address is dead when it is closed, or the vault is locked. */
function Picture({ url, head, onGone }: Shown & { onGone: () => void }) {
  const t = useText(vaultMessages)
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <Dialog isOpen onDismiss={onGone} title={head.name} closeLabel={t('view.close')}>
      <img src={url} alt={head.name} className="max-h-[75vh] w-full object-contain" />
    </Dialog>
  )
}

function LeftFiles({ count }: { count: number }) {
  const t = useText(vaultMessages)
  const [passphrase, setPassphrase] = useState('')
  const [isWrong, setWrong] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const taken = await takeOver(passphrase)
    setWrong(taken === null)
    if (taken !== null) toast(t('left.done', { count: taken }), { kind: 'success' })
  }
  return (
    <form
      className="paper-grid grid gap-3 border border-rule p-4"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>{t('left.text', { count })}</p>
      <PasswordField
        label={t('locked.passphrase')}
        showLabel={t('show')}
        autoComplete="off"
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
        error={isWrong ? t('locked.wrong') : undefined}
      />
      <Button type="submit" variant="outline" className="justify-self-start">
        {t('left.do')}
      </Button>
    </form>
  )
}

/** The name of a copy: never with an ending that says something else than its bytes. */
function fileName({ name, type }: FileHead): string {
  const ending = ENDINGS[type]
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`
}
