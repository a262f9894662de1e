import {
  IDLE_MINUTES,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_VAULT_BYTES,
  vaultMessages,
} from '@tripwright/domain/documents/vault'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast.ts'
import { lockVault, refreshVault, type VaultState } from './vault.state.ts'
import { addFile, adoptGuestFiles } from './vault-contents.state.ts'
import { FileRow } from './vault-file-row.tsx'
import { GUEST_OWNER } from './vault-store.ts'
import { ChangeSecrets } from './vault-unlock-forms.tsx'

type OpenVault = Extract<VaultState, { status: 'open' }>
type VaultFilesProps = { vault: OpenVault; where: ReactNode; onCode: (code: string) => void }

/** The files of the opened vault: add, view, rename, save and remove, offline too. */
export function VaultFiles({ vault, where, onCode }: VaultFilesProps) {
  const t = useText(vaultMessages)
  const formats = useFormats()
  const size = useSize()
  const { files, used, delivered, left } = vault
  const numbers = { used: size(used), most: size(MAX_VAULT_BYTES), count: files.length, files: MAX_FILES }
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
      {left > 0 ? <GuestFilesNote count={left} /> : null}
      {files.length === 0 ? <p className="text-muted">{t('open.empty')}</p> : null}
      <ul className="grid">
        {files.map((file) => (
          <FileRow key={file.id} file={file} isAccount={vault.owner !== GUEST_OWNER} />
        ))}
      </ul>
      <AddField />
      {where}
      <p className="text-muted text-sm">
        {t('open.idle', { minutes: IDLE_MINUTES })} {t('file.plain')}
      </p>
      <ChangeSecrets onCode={onCode} />
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
      const most = { name: file.name, most: size(MAX_FILE_BYTES), files: MAX_FILES }
      // A file that is too large is not read.
      const added =
        file.size > MAX_FILE_BYTES
          ? ({ ok: false, code: 'too-large' } as const)
          : await addFile(file.name, new Uint8Array(await file.arrayBuffer()))
      if (added.ok) count++
      else {
        const room = added.code === 'full' ? { ...most, most: size(MAX_VAULT_BYTES) } : most
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
        {t('add.hint', { most: size(MAX_FILE_BYTES) })}
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

function GuestFilesNote({ count }: { count: number }) {
  const t = useText(vaultMessages)
  const [passphrase, setPassphrase] = useState('')
  const [isWrong, setWrong] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const adoptedCount = await adoptGuestFiles(passphrase)
    setWrong(adoptedCount === null)
    if (adoptedCount !== null) toast(t('left.done', { count: adoptedCount }), { kind: 'success' })
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
