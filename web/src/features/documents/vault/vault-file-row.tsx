import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { DOCUMENT_KINDS, FILE_EXTENSIONS, vaultMessages } from '@tripwright/domain/documents/vault'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { downloadBlob } from '#platform/download-file.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import type { FileHead } from './file-encryption.state.ts'
import { DocumentReminder } from './reminder-switches.tsx'
import type { VaultFile } from './vault.state.ts'
import { changeFile, openFile, removeFile } from './vault-contents.state.ts'

type OpenedPicture = { url: string; head: FileHead }

/** A file of the opened vault: name, date and actions. */
export function FileRow({ file, isAccount }: { file: VaultFile; isAccount: boolean }) {
  const t = useText(vaultMessages)
  const [isEdited, setEdited] = useState(false)
  const [picture, setPicture] = useState<OpenedPicture | null>(null)
  const { id, head } = file
  const name = head?.name ?? id

  async function withBytes(use: (blob: Blob, head: FileHead) => void): Promise<void> {
    const opened = await openFile(id)
    if (!opened.ok || !head)
      return void toast(t(opened.ok ? 'file.broken' : `file.${opened.code}`, { name }), { kind: 'error' })
    use(new Blob([opened.bytes], { type: head.type }), head)
  }
  const save = () => withBytes((blob, of) => downloadBlob(fileName(of), blob))
  const view = () =>
    withBytes((blob, of) => {
      if (of.type !== 'application/pdf') setPicture({ url: URL.createObjectURL(blob), head: of })
      else if (!showInTab(blob)) downloadBlob(fileName(of), blob)
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
            onClick={() => void save()}
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
      {picture ? <Picture {...picture} onSave={() => void save()} onGone={() => setPicture(null)} /> : null}
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
    void changeFile(id, { ...draft, name: truncateText(draft.name.trim(), 200) || head.name }).then(onDone)
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

type PictureProps = OpenedPicture & { onSave: () => void; onGone: () => void }

/** A picture over the page; its object URL is revoked when it is closed, or the vault is locked. */
function Picture({ url, head, onSave, onGone }: PictureProps) {
  const t = useText(vaultMessages)
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <Dialog isOpen onDismiss={onGone} title={head.name} closeLabel={t('view.close')}>
      {isUnknown ? (
        // Few browsers can display an iPhone's pictures (HEIC).
        <div className="grid justify-items-start gap-3">
          <p>{t('view.unknown')}</p>
          <Button onClick={onSave}>{t('file.save', { name: head.name })}</Button>
        </div>
      ) : (
        <img
          src={url}
          alt={head.name}
          className="max-h-[75vh] w-full object-contain"
          onError={() => setUnknown(true)}
        />
      )}
    </Dialog>
  )
}

/** Shows a PDF in its own tab, whose object URL is revoked a minute later; false where the browser cannot or refuses. */
function showInTab(pdf: Blob): boolean {
  if (!navigator.pdfViewerEnabled) return false
  const url = URL.createObjectURL(pdf)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}

/** The name of a copy, with the extension of its actual type. */
function fileName({ name, type }: FileHead): string {
  const ending = FILE_EXTENSIONS[type]
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`
}
