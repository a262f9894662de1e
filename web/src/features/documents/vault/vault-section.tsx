import { vaultMessages } from '@tripwright/domain/documents/vault'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { refreshVault, useVault, type VaultState } from './vault.state.ts'
import { VaultFiles } from './vault-files.tsx'
import { GUEST_OWNER } from './vault-store.ts'
import { CreateVaultForm, UnlockVaultForm } from './vault-unlock-forms.tsx'

/** The vault of /documents: not created, locked, or open. */
export function VaultSection() {
  const t = useText(vaultMessages)
  const vault = useVault()
  // Shown only once, whatever the vault's state becomes meanwhile.
  const [code, setCode] = useState<string | null>(null)
  return (
    <section className="grid gap-4" aria-labelledby="vault">
      <header className="grid gap-1">
        <h2 id="vault" className="flex items-center gap-2">
          <LockKeyhole aria-hidden="true" className="size-6 text-brand" />
          {t('title')}
        </h2>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </header>
      <div className="neatline grid min-h-44 content-start gap-4 bg-sheet p-4 md:p-6">
        {code === null ? (
          <VaultContent vault={vault} onCode={setCode} />
        ) : (
          <RecoveryCode code={code} onSaved={() => setCode(null)} />
        )}
      </div>
    </section>
  )
}

type VaultContentProps = { vault: VaultState; onCode: (code: string) => void }

function VaultContent({ vault, onCode }: VaultContentProps): ReactNode {
  const t = useText(vaultMessages)
  const [isMaking, setMaking] = useState(false)
  if (!('owner' in vault)) return <UnavailableVault status={vault.status} />
  const where = (
    <p className="text-muted text-sm">{t(vault.owner === GUEST_OWNER ? 'where.guest' : 'where.account')}</p>
  )
  if (vault.status === 'locked') return <UnlockVaultForm count={vault.count} where={where} />
  if (vault.status === 'open') return <VaultFiles vault={vault} onCode={onCode} where={where} />
  if (isMaking) return <CreateVaultForm onMade={onCode} onLater={() => setMaking(false)} />
  return (
    <>
      {where}
      <Button className="justify-self-start" onClick={() => setMaking(true)}>
        {t('make.open')}
      </Button>
    </>
  )
}

function UnavailableVault({ status }: { status: Exclude<VaultState['status'], 'none' | 'locked' | 'open'> }) {
  const t = useText(vaultMessages)
  if (status === 'loading') return <p className="text-muted">{t('waiting')}</p>
  if (status !== 'no-answer') return <p>{t(status)}</p>
  return (
    <>
      <p role="status">{t('no-answer')}</p>
      <Button variant="outline" className="justify-self-start" onClick={() => void refreshVault()}>
        {t('again')}
      </Button>
    </>
  )
}
