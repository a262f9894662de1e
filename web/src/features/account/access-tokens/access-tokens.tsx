import {
  accessTokensMessages,
  type createAccessToken,
  listAccessTokens,
} from '@tripwright/domain/account/access-tokens'
import type { Output } from '@tripwright/domain/base/contract'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { NewToken } from './new-token.tsx'
import { TokenForm } from './token-form.tsx'
import { TokensList } from './tokens-list.tsx'

type Made = Output<typeof createAccessToken>

/** The tokens with which AI apps act for this account: a list, a form for another one, and once the one just made. */
export function AccessTokens() {
  const t = useText(accessTokensMessages)
  const { called, reload } = useCall(listAccessTokens, undefined)
  const [made, setMade] = useState<Made | null>(null)

  function show(token: Made) {
    setMade(token)
    void reload()
  }

  return (
    <section id="access-tokens" className="grid scroll-mt-32 gap-4">
      <div className="grid gap-1">
        <h2>{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('lead')}</p>
      </div>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ endpoint, tokens }) => (
          <>
            <TokensList tokens={tokens} onRevoked={() => void reload()} />
            {made ? (
              <NewToken secret={made.secret} endpoint={endpoint} onDone={() => setMade(null)} />
            ) : (
              <TokenForm onMade={show} />
            )}
          </>
        )}
      </Awaited>
    </section>
  )
}
