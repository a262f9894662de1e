import { PROOF_MAX_LENGTH, PROOF_MIN_LENGTH } from '@tripwright/domain/account/two-factor'
import type { Output } from '@tripwright/domain/base/contract'
import { hasFlag } from '@tripwright/domain/base/roles'
import {
  adminMessages,
  approveTwoFactorRemoval,
  listTwoFactorRemovals,
  maySignOut,
} from '@tripwright/domain/staff/admin'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'
import { useStaff } from './admin-staff.state.ts'

type RemovalRequest = Output<typeof listTwoFactorRemovals>['wishes'][number]

/** Users who lost app and recovery codes; nothing when there are none, or for staff without the permission. */
export function TwoFactorRemovals() {
  return hasFlag(useStaff().role, 'admin') ? <RemovalRequests /> : null
}

function RemovalRequests() {
  const t = useText(adminMessages)
  const { called, reload } = useCall(listTwoFactorRemovals, undefined)
  const removals = called.status === 'ready' ? called.value.wishes : []
  if (removals.length === 0) return null
  return (
    <section className="neatline grid gap-2 p-4">
      <h2 className="text-lg">{t('step-off.title')}</h2>
      <p className="max-w-prose text-muted text-sm">{t('step-off.text')}</p>
      <ul>
        {removals.map((removal) => (
          <RemovalRequestRow key={removal.id} removal={removal} onAllowed={() => void reload()} />
        ))}
      </ul>
    </section>
  )
}

function RemovalRequestRow({ removal, onAllowed }: { removal: RemovalRequest; onAllowed: () => void }) {
  const t = useText(adminMessages)
  const staff = useStaff()
  const [isOpen, setOpen] = useState(false)
  const { email, askedAt, dueAt } = removal
  const isBelow = maySignOut(staff.role, removal.role)
  return (
    <li className="grid gap-3 border-hairline border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere font-semibold">
            <bdi>{email}</bdi>
          </p>
          <p className="coordinate flex flex-wrap gap-x-4">
            <span>{t('step-off.asked', { at: new Date(askedAt) })}</span>
            {dueAt === null ? null : <span>{t('step-off.due', { at: new Date(dueAt) })}</span>}
          </p>
        </div>
        {dueAt !== null || isOpen || !isBelow ? null : (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('step-off.allow.name', { email })}
            onClick={() => setOpen(true)}
          >
            {t('step-off.allow')}
          </Button>
        )}
      </div>
      {dueAt === null && !isBelow ? <p className="text-sm">{t('step-off.above')}</p> : null}
      {isOpen ? <ProofForm removal={removal} onClose={() => setOpen(false)} onAllowed={onAllowed} /> : null}
    </li>
  )
}

type ProofFormProps = { removal: RemovalRequest; onClose: () => void; onAllowed: () => void }

/** An approval requires a note on how the identity was checked. */
function ProofForm({ removal: { id, email }, onClose, onAllowed }: ProofFormProps) {
  const t = useText(adminMessages)
  const form = useForm(async (fields) => {
    const response = await call(approveTwoFactorRemoval, { id, proof: fieldText(fields, 'proof') })
    if (!response.ok) return response.message
    toast(t('step-off.allowed', { email }), { kind: 'success' })
    onClose()
    onAllowed()
    return null
  })
  return (
    <form onSubmit={form.onSubmit} className="grid max-w-prose gap-3">
      <FormError text={form.error} />
      <TextareaField
        label={t('step-off.proof')}
        hint={t('step-off.proof.hint')}
        name="proof"
        minLength={PROOF_MIN_LENGTH}
        maxLength={PROOF_MAX_LENGTH}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={form.isBusy}>
          {t('step-off.confirm')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('step-off.cancel')}
        </Button>
      </div>
    </form>
  )
}
