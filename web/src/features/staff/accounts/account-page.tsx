import { accountsMessages, readStaffAccount } from '@tripwright/domain/staff/accounts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountSections } from './account-sections.tsx'
import { AccountPayments } from './payments.tsx'

/** One account, with what staff may see of it and do with it. */
export function AccountPage({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(accountsMessages)
  const { called, reload } = useCall(readStaffAccount, { id })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>
        <Button variant="outline" size="sm" onClick={onClose}>
          {t('back')}
        </Button>
      </p>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(account) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <header className="grid gap-2">
              <h2 className="wrap-anywhere">
                <bdi>{account.email}</bdi>
              </h2>
              <p className="text-muted text-sm">{t('logged')}</p>
              {account.suspension === null ? null : (
                <p
                  role="note"
                  className="wrap-anywhere max-w-prose border-signal border-s-4 bg-signal-wash p-3"
                >
                  {t('suspended.note', {
                    at: new Date(account.suspension.at),
                    reason: account.suspension.reason,
                  })}
                </p>
              )}
            </header>
            <AccountSections account={account} />
            <AccountPayments account={account} onChanged={() => void reload()} />
            <AccountActions account={account} onChanged={() => void reload()} onGone={onClose} />
          </div>
        )}
      </Awaited>
    </div>
  )
}
