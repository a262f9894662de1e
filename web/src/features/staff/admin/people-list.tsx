import type { Output } from '@tripwright/domain/base/contract'
import { isRole, ROLES, type Role } from '@tripwright/domain/base/roles'
import {
  adminMessages,
  checkGrant,
  grantRole,
  listPeople,
  maySignOut,
  signOutPerson,
} from '@tripwright/domain/staff/admin'
import { Suspense, useState } from 'react'
import { Link, useLocation, useSearch, useSearchParams } from 'wouter'
import { call } from '#platform/call.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { useStaff } from './admin-staff.state.ts'
import { TwoFactorRemovals } from './two-factor-removals.tsx'

type Account = Output<typeof listPeople>['people'][number]
const PAGE = 50

const AccountPage = lazyPart(() =>
  import('#features/staff/accounts/index.ts').then(({ AccountPage }) => AccountPage),
)

/** The accounts, or the page of one: `?account=` opens it. */
export function PeopleList() {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('account')
  if (id === null) return <AccountsFound />
  const close = () =>
    setParameters((before) => {
      before.delete('account')
      return before
    })
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <AccountPage key={id} id={id} onClose={close} />
    </Suspense>
  )
}

/** Finds accounts by words of their address or name; staff with the permission assign roles here. */
function AccountsFound() {
  const t = useText(adminMessages)
  const [words, setWords] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const { called, reload } = useCall(listPeople, { words, limit })

  return (
    <div className="grid gap-4">
      <TwoFactorRemovals />
      <search>
        <TextField
          className="max-w-120"
          type="search"
          label={t('people.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </search>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ people, next }) => (
          <>
            <p role="status" className="text-muted text-sm">
              {t(next === null ? 'people.found' : 'people.some', { count: people.length })}
            </p>
            <ul>
              {people.map((account) => (
                <AccountRow key={account.id} account={account} onChanged={() => void reload()} />
              ))}
            </ul>
            {next === null || limit >= 100 ? null : (
              <Button variant="outline" className="justify-self-start" onClick={() => setLimit(100)}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Awaited>
    </div>
  )
}

function AccountRow({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const t = useText(adminMessages)
  const { createdAt, seenAt } = account
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere font-semibold">
          <AccountName account={account} /> <span className="font-normal text-muted">{account.name}</span>{' '}
          {account.isVerified ? null : <Badge tone="signal">{t('people.unverified')}</Badge>}{' '}
          {account.isSuspended ? <Badge tone="signal">{t('people.suspended')}</Badge> : null}
        </p>
        <p className="coordinate flex flex-wrap gap-x-4">
          <span>{t('people.joined', { at: new Date(createdAt) })}</span>
          <span>{seenAt === null ? t('people.never-seen') : t('people.seen', { at: new Date(seenAt) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <SignOut account={account} />
        <RoleOf account={account} onChanged={onChanged} />
      </div>
    </li>
  )
}

/** Leads to the page of an account below the own role. */
function AccountName({ account: { id, email, role } }: { account: Account }) {
  const t = useText(adminMessages)
  const staff = useStaff()
  const [path] = useLocation()
  const parameters = new URLSearchParams(useSearch())
  if (!maySignOut(staff.role, role)) return <bdi>{email}</bdi>
  parameters.set('account', id)
  return (
    <Link
      href={`${path}?${parameters}`}
      className="inline-flex min-h-11 items-center underline"
      aria-label={t('people.open', { email })}
    >
      <bdi>{email}</bdi>
    </Link>
  )
}

/** For an account that may be compromised. */
function SignOut({ account: { id, email, role, seenAt } }: { account: Account }) {
  const t = useText(adminMessages)
  const staff = useStaff()
  if (seenAt === null || !maySignOut(staff.role, role)) return null
  async function end() {
    const response = await call(signOutPerson, { id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('people.signed-out', { email }), { kind: 'success' })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('people.sign-out.name', { email })}
      onClick={() => void end()}
    >
      {t('people.sign-out')}
    </Button>
  )
}

function RoleOf({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const t = useText(adminMessages)
  const staff = useStaff()
  // Only the server knows the number of owners: it refuses to demote the last one.
  const givable = ROLES.filter((to) => checkGrant({ by: staff.role, from: account.role, to, owners: 2 }).ok)
  const isSelf = staff.id === account.id
  if (givable.length === 0 || isSelf)
    return (
      <p className="flex gap-2">
        <Badge tone={account.role === 'user' ? 'neutral' : 'brand'}>
          {t('role', { role: account.role })}
        </Badge>
        {isSelf ? <Badge>{t('people.you')}</Badge> : null}
      </p>
    )

  async function give(role: Role, before: Role) {
    const response = await call(grantRole, { id: account.id, role })
    onChanged()
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('people.granted', { email: account.email, role: t('role', { role }) }), {
      kind: 'success',
      ...(role === before
        ? {}
        : { action: { label: t('people.undo'), onPick: () => void give(before, before) } }),
    })
  }

  return (
    <SelectField
      className="w-56 max-w-full"
      label={<span className="sr-only">{t('people.role', { email: account.email })}</span>}
      value={account.role}
      onChange={({ target: { value } }) => {
        if (isRole(value)) void give(value, account.role)
      }}
    >
      {givable.map((role) => (
        <option key={role} value={role}>
          {t('role', { role })}
        </option>
      ))}
    </SelectField>
  )
}
