import { nameDevice, profileMessages } from '@tripwright/domain/account/profile'
import {
  getSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  revokeSessions,
} from '@tripwright/domain/account/sign-in'
import type { Output } from '@tripwright/domain/base/contract'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { refreshSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

type Session = Output<typeof listSessions>[number]

/** Every signed-in device, each with a sign-out button. */
export function SessionsList() {
  const t = useText(profileMessages)
  const { called, reload } = useCall(listSessions, undefined)
  const own = useCall(getSession, undefined).called
  const ownId = own.status === 'ready' ? (own.value?.session.id ?? null) : null
  const [isBusy, setIsBusy] = useState(false)

  async function endAll() {
    setIsBusy(true)
    const response = await call(revokeSessions, undefined)
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    await refreshSession()
  }

  async function endOthers() {
    setIsBusy(true)
    const response = await call(revokeOtherSessions, undefined)
    setIsBusy(false)
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('sessions.others.done'), { kind: 'success' })
    await reload()
  }

  return (
    <section className="grid gap-4">
      <h2>{t('sessions.title')}</h2>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(sessions) => (
          <ul className="border-hairline border-b">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isOwn={session.id === ownId}
                onEnded={() => void reload()}
              />
            ))}
          </ul>
        )}
      </Awaited>
      <div className="grid justify-items-start gap-1">
        <div className="flex flex-wrap gap-3">
          {called.status === 'ready' && called.value.length > 1 ? (
            <Button variant="outline" busy={isBusy} onClick={() => void endOthers()}>
              {t('sessions.others')}
            </Button>
          ) : null}
          <Button variant="outline" busy={isBusy} onClick={() => void endAll()}>
            {t('sessions.all')}
          </Button>
        </div>
        <p className="text-muted text-sm">{t('sessions.all.hint')}</p>
      </div>
    </section>
  )
}

type SessionRowProps = { session: Session; isOwn: boolean; onEnded: () => void }

function SessionRow({ session, isOwn, onEnded }: SessionRowProps) {
  const t = useText(profileMessages)
  const { browser, system } = nameDevice(session.userAgent ?? '')
  const device = browser && system ? t('sessions.device', { browser, system }) : t('sessions.unknown')
  const at = new Date(session.updatedAt)

  async function end() {
    const response = await call(revokeSession, { token: session.token })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('sessions.ended'), { kind: 'success' })
    onEnded()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          {device} {isOwn ? <Badge tone="brand">{t('sessions.this')}</Badge> : null}
        </p>
        <p className="coordinate flex flex-wrap gap-x-4">
          <span>{t('sessions.used', { at })}</span>
          <span>
            {t('sessions.address')} <bdi>{session.ipAddress}</bdi>
          </span>
        </p>
      </div>
      {isOwn ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('sessions.end.name', { device, at })}
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
