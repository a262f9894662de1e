import {
  checkPassphrase,
  type PassphraseProblem,
  parseRecoveryCode,
  vaultMessages,
} from '@tripwright/domain/documents/vault'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import {
  createVault,
  openVault,
  recoverWithCode,
  removeVault,
  renewVaultCode,
  setPassphrase,
} from './vault.state.ts'

type BusyForm = { isBusy: boolean; run: (work: () => Promise<void>) => (event: FormEvent) => void }

/** One operation at a time: deriving a key takes almost a second. */
function useBusyForm(): BusyForm {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    run: (work) => (event) => {
      event.preventDefault()
      if (isBusy) return
      setBusy(true)
      void work().finally(() => setBusy(false))
    },
  }
}

type NewPassphraseProps = {
  label: string
  value: string
  onChange: (value: string) => void
  problem: PassphraseProblem | null
}

function NewPassphrase({ label, value, onChange, problem }: NewPassphraseProps) {
  const t = useText(vaultMessages)
  return (
    <PasswordField
      label={label}
      hint={t('make.passphrase.hint')}
      showLabel={t('show')}
      autoComplete="new-password"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={problem ? t(`make.${problem}`) : undefined}
    />
  )
}

/** Creates a vault, after a warning about losing both passphrase and code. */
export function CreateVaultForm({
  onMade,
  onLater,
}: {
  onMade: (code: string) => void
  onLater: () => void
}) {
  const t = useText(vaultMessages)
  const { isBusy, run } = useBusyForm()
  const [passphrase, setFirst] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<PassphraseProblem | null>(null)
  const [isDifferent, setDifferent] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const submit = run(async () => {
    const weakness = checkPassphrase(passphrase)
    setProblem(weakness)
    setDifferent(weakness === null && passphrase !== again)
    if (weakness !== null || passphrase !== again) return
    const code = await createVault(passphrase)
    if (code === null) setFailed(t('no-answer'))
    else onMade(code)
  })
  return (
    <form className="grid max-w-120 gap-4" noValidate onSubmit={submit} aria-label={t('make.open')}>
      <p className="border-signal border-s-4 bg-signal-wash p-3">{t('make.loss')}</p>
      <NewPassphrase label={t('make.passphrase')} value={passphrase} onChange={setFirst} problem={problem} />
      <PasswordField
        label={t('make.repeat')}
        showLabel={t('show')}
        autoComplete="new-password"
        value={again}
        onChange={({ target }) => setAgain(target.value)}
        error={isDifferent ? t('make.differs') : undefined}
      />
      <FormError text={failed} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('make.do')}
        </Button>
        <Button variant="ghost" onClick={onLater}>
          {t('make.later')}
        </Button>
      </div>
    </form>
  )
}

/** Opens a vault by its passphrase, or leads to the recovery code. The error says only that it is wrong. */
export function UnlockVaultForm({ count, where }: { count: number; where: ReactNode }) {
  const t = useText(vaultMessages)
  const { isBusy, run } = useBusyForm()
  const [passphrase, setPassphrase] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const [isLost, setLost] = useState(false)
  if (isLost) return <RecoverVaultForm count={count} onBack={() => setLost(false)} />
  const submit = run(async () => {
    if (!(await openVault(passphrase))) setFailed(t('locked.wrong'))
  })
  return (
    <form className="grid max-w-120 gap-4" noValidate onSubmit={submit} aria-label={t('locked.do')}>
      <p>
        <strong className="block font-display text-xl">{t('locked.title')}</strong>
        {t('locked.count', { count })}
      </p>
      {where}
      <PasswordField
        label={t('locked.passphrase')}
        showLabel={t('show')}
        autoComplete="current-password"
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
        error={failed ?? undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('locked.do')}
        </Button>
        <Button variant="ghost" onClick={() => setLost(true)}>
          {t('locked.lost')}
        </Button>
      </div>
    </form>
  )
}

function RecoverVaultForm({ count, onBack }: { count: number; onBack: () => void }) {
  const t = useText(vaultMessages)
  const { isBusy, run } = useBusyForm()
  const [code, setCode] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const [problem, setProblem] = useState<PassphraseProblem | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  const submit = run(async () => {
    const read = parseRecoveryCode(code)
    setWrong(read.ok ? null : t(`recover.${read.code}`, { group: read.group }))
    const weakness = checkPassphrase(passphrase)
    setProblem(weakness)
    if (!read.ok || weakness !== null) return
    const outcome = await recoverWithCode(code, passphrase)
    if (outcome === 'wrong') setWrong(t('locked.wrong'))
    else if (outcome === 'done') toast(t('change.done'), { kind: 'success' })
    else setFailed(t(outcome === 'conflict' ? 'change.conflict' : 'change.offline'))
  })
  return (
    <>
      <form className="grid max-w-120 gap-4" noValidate onSubmit={submit} aria-label={t('recover.do')}>
        <TextField
          label={t('recover.code')}
          hint={t('recover.hint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={wrong ?? undefined}
        />
        <NewPassphrase
          label={t('recover.new')}
          value={passphrase}
          onChange={setPassphrase}
          problem={problem}
        />
        <FormError text={failed} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {t('recover.do')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t('recover.back')}
          </Button>
        </div>
      </form>
      <DeleteLockedVault count={count} />
    </>
  )
}

/** Removes a vault that can no longer be opened, after a plain warning and a confirmation. */
function DeleteLockedVault({ count }: { count: number }) {
  const t = useText(vaultMessages)
  const { isBusy, run } = useBusyForm()
  const [typed, setTyped] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const submit = run(async () => {
    if (typed.trim() !== 'REMOVE') return
    const removed = await removeVault()
    if (removed.ok) toast(t('lost.done'))
    // The server gives reasons, such as a sign-in that is too old; without a response there is only one.
    else setFailed(removed.status === 0 ? t('change.offline') : removed.message)
  })
  return (
    <details className="border-hairline border-t pt-2">
      <summary className="min-h-11 py-2 font-semibold">{t('lost.title')}</summary>
      <form className="grid max-w-120 gap-4" noValidate onSubmit={submit} aria-label={t('lost.title')}>
        <p>{t('lost.text')}</p>
        <TextField
          label={t('lost.sure')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormError text={failed} />
        <Button type="submit" variant="destructive" busy={isBusy} disabled={typed.trim() !== 'REMOVE'}>
          {t('lost.do', { count })}
        </Button>
      </form>
    </details>
  )
}

/** Changes the passphrase or the recovery code; either requires the current passphrase. */
export function ChangeSecrets({ onCode }: { onCode: (code: string) => void }) {
  const t = useText(vaultMessages)
  const { isBusy, run } = useBusyForm()
  const [now, setNow] = useState('')
  const [next, setNext] = useState('')
  const [problem, setProblem] = useState<PassphraseProblem | null>(null)
  const [failed, setFailed] = useState<string | null>(null)

  function say(outcome: 'wrong' | 'no-answer' | 'conflict'): void {
    const keys = {
      wrong: 'locked.wrong',
      'no-answer': 'change.offline',
      conflict: 'change.conflict',
    } as const
    setFailed(t(keys[outcome]))
  }
  const change = run(async () => {
    const weakness = checkPassphrase(next)
    setProblem(weakness)
    setFailed(null)
    if (weakness !== null) return
    const outcome = await setPassphrase(now, next)
    if (outcome !== 'done') return say(outcome)
    for (const empty of [setNow, setNext]) empty('')
    toast(t('change.done'), { kind: 'success' })
  })
  const renew = run(async () => {
    setFailed(null)
    const outcome = await renewVaultCode(now)
    if ('code' in outcome) onCode(outcome.code)
    else if (outcome.refused !== 'done') say(outcome.refused)
  })
  return (
    <details className="border-hairline border-t pt-2">
      <summary className="min-h-11 py-2 font-semibold">{t('change.open')}</summary>
      <form className="grid max-w-120 gap-4" noValidate onSubmit={change} aria-label={t('change.open')}>
        <PasswordField
          label={t('change.now')}
          showLabel={t('show')}
          autoComplete="current-password"
          value={now}
          onChange={({ target }) => setNow(target.value)}
          error={failed ?? undefined}
        />
        <NewPassphrase label={t('change.new')} value={next} onChange={setNext} problem={problem} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={isBusy}>
            {t('change.do')}
          </Button>
          <Button variant="outline" onClick={renew}>
            {t('change.code')}
          </Button>
        </div>
        <p className="text-muted text-sm">{t('change.code.hint')}</p>
      </form>
    </details>
  )
}
