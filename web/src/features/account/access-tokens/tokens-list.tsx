import {
  type AccessToken,
  accessTokensMessages,
  isTokenExpired,
  revokeAccessToken,
} from '@tripwright/domain/account/access-tokens'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'

type TokensListProps = { tokens: readonly AccessToken[]; onRevoked: () => void }

export function TokensList({ tokens, onRevoked }: TokensListProps) {
  const t = useText(accessTokensMessages)
  const [asked, setAsked] = useState<AccessToken | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function revoke({ id }: AccessToken) {
    setIsBusy(true)
    const response = await call(revokeAccessToken, { id })
    setIsBusy(false)
    setAsked(null)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('revoked'), { kind: 'success' })
    onRevoked()
  }

  if (tokens.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <>
      <ul className="border-hairline border-b">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setAsked(token)} />
        ))}
      </ul>
      <Dialog
        isOpen={asked !== null}
        onDismiss={() => setAsked(null)}
        title={t('revoke.title')}
        description={
          <span className="wrap-anywhere">{asked ? t('revoke.text', { name: asked.name }) : null}</span>
        }
        closeLabel={t('revoke.close')}
        actions={
          <>
            <Button variant="destructive" busy={isBusy} onClick={() => asked && void revoke(asked)}>
              {t('revoke')}
            </Button>
            <Button variant="ghost" onClick={() => setAsked(null)}>
              {t('revoke.cancel')}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </>
  )
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const t = useText(accessTokensMessages)
  const { name, scope, expiresAt, lastUsedAt } = token
  const isExpired = isTokenExpired(token, new Date())
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="coordinate flex flex-wrap gap-x-4">
          <span>{t(`has.${scope}`)}</span>
          <span>{t(isExpired ? 'expired' : 'expires', { at: new Date(expiresAt) })}</span>
          <span>{lastUsedAt === null ? t('unused') : t('used', { at: new Date(lastUsedAt) })}</span>
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t('revoke.name', { name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  )
}
