import { updateName } from '@tripwright/domain/account/sign-in'
import { joinTrip, SHARED_TRIP_PATH, type SharedTrip, sharingMessages } from '@tripwright/domain/trip/sharing'
import type { TripState } from '@tripwright/domain/trip/sync'
import Copy from 'lucide-react/icons/copy'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { call } from '#platform/call.ts'
import { refreshSession, useSession } from '#platform/session.ts'
import { writeStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

type ActionsProps = {
  shared: SharedTrip
  state: TripState
  title: string
  secret: string
  onChange: () => void
}

/** A reader's actions on a shared trip: copy it, join it, or open it where they are a member. */
export function SharedActions({ shared, state, title, secret, onChange }: ActionsProps) {
  const t = useText(sharingMessages)
  const [, navigate] = useLocation()

  async function copy() {
    const copying = await import('./copy-shared-trip.state.ts').catch(() => null)
    const id = copying?.copySharedTrip(state, title) ?? null
    if (id === null) return void toast(t('copied.not'), { kind: 'error' })
    toast(t('copied'), { kind: 'success' })
    navigate(`/itinerary?trip=${id}`)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {shared.you !== 'reader' ? (
          <Link href={`/itinerary?trip=${shared.trip.id}`} className={buttonClass()}>
            {t('open')}
          </Link>
        ) : shared.access === 'edit' ? (
          <Join secret={secret} isViewer={shared.role === 'viewer'} onChange={onChange} />
        ) : null}
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {t('copy')}
        </Button>
      </div>
      {shared.you === 'reader' && shared.access === 'edit' ? (
        <p className="text-muted text-sm">{t('join.hint')}</p>
      ) : null}
    </div>
  )
}

type JoinProps = { secret: string; isViewer: boolean; onChange: () => void }

function Join({ secret, isViewer, onChange }: JoinProps) {
  const t = useText(sharingMessages)
  const session = useSession()
  const [, navigate] = useLocation()
  const [isBusy, setIsBusy] = useState(false)
  const [name, setName] = useState('')

  function signIn() {
    writeStored('shared-trip', secret)
    saveAuthRedirect(SHARED_TRIP_PATH)
    navigate('/auth')
  }
  async function join() {
    setIsBusy(true)
    // Before the others hear of it, so that it says who joined. A name that was not saved holds nobody up.
    if (name.trim() !== '' && (await call(updateName, { name: name.trim() })).ok) void refreshSession()
    const response = await call(joinTrip, { secret })
    setIsBusy(false)
    if (response.ok) return navigate(`/itinerary?trip=${response.value.id}`)
    toast(response.message, { kind: 'error' })
    onChange()
  }
  const isGuest = session.state === 'signed-out'
  const isNameless = session.state === 'signed-in' && session.user.name === ''
  return (
    <>
      {isNameless ? (
        <TextField
          label={t('join.name')}
          hint={t('join.name.hint')}
          className="w-full max-w-prose"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      ) : null}
      <Button busy={isBusy} onClick={isGuest ? signIn : () => void join()}>
        <UserRoundPlus aria-hidden="true" className="size-5" />
        {t(`${isGuest ? 'sign-in' : 'join'}${isViewer ? '.viewer' : ''}` as const)}
      </Button>
    </>
  )
}
