import { PROOF_MAX_LENGTH, PROOF_MIN_LENGTH } from '@tripwright/domain/account/two-factor'
import {
  accountsMessages,
  deleteAccountFor,
  liftSuspension,
  mailAccountExport,
  REASON_LENGTH,
  suspendAccount,
} from '@tripwright/domain/staff/accounts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'
import type { StaffAccount } from './account-sections.tsx'
import { ActionDialog } from './action-dialog.tsx'

type ActionsProps = { account: StaffAccount; onChanged: () => void; onGone: () => void }

/** Suspend and lift, a copy of the data for its owner, deletion. */
export function AccountActions({ account, onChanged, onGone }: ActionsProps) {
  const t = useText(accountsMessages)
  const [opened, setOpened] = useState<'suspend' | 'export' | 'delete' | null>(null)
  const { id, email } = account
  const close = () => setOpened(null)
  const done = (text: string, then: () => void) => {
    close()
    toast(text, { kind: 'success' })
    then()
  }

  async function lift() {
    const response = await call(liftSuspension, { id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    done(t('lift.done', { email }), onChanged)
  }

  return (
    <section className="grid gap-3 border-ink border-t pt-6">
      <h3 className="text-xl">{t('actions.title')}</h3>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpened('export')}>
          {t('export.open')}
        </Button>
        {account.suspension === null ? (
          <Button variant="outline" onClick={() => setOpened('suspend')}>
            {t('suspend.open')}
          </Button>
        ) : (
          <Button variant="outline" onClick={() => void lift()}>
            {t('lift.open')}
          </Button>
        )}
        <Button variant="destructive" onClick={() => setOpened('delete')}>
          {t('delete.open')}
        </Button>
      </div>
      {opened === 'suspend' ? (
        <ActionDialog
          title={t('suspend.title')}
          text={t('suspend.text', { email })}
          confirm={t('suspend.confirm')}
          onClose={close}
          onSubmit={async (fields) => {
            const response = await call(suspendAccount, { id, reason: fieldText(fields, 'reason') })
            if (response.ok) done(t('suspend.done', { email }), onChanged)
            return response.ok ? null : response.message
          }}
        >
          <TextareaField
            label={t('suspend.reason')}
            hint={t('suspend.reason.hint')}
            name="reason"
            minLength={REASON_LENGTH.min}
            maxLength={REASON_LENGTH.max}
            required
          />
        </ActionDialog>
      ) : null}
      {opened === 'export' ? (
        <ActionDialog
          title={t('export.title')}
          text={t('export.text', { email })}
          confirm={t('export.confirm')}
          isHarmless
          onClose={close}
          onSubmit={async (fields) => {
            const response = await call(mailAccountExport, { id, proof: fieldText(fields, 'proof') })
            if (response.ok) done(t('export.done', { email }), onChanged)
            return response.ok ? null : response.message
          }}
        >
          <ProofField />
        </ActionDialog>
      ) : null}
      {opened === 'delete' ? (
        <ActionDialog
          title={t('delete.title')}
          text={t('delete.text', { email })}
          confirm={t('delete.confirm')}
          onClose={close}
          onSubmit={async (fields) => {
            const [typed, proof] = [fieldText(fields, 'email'), fieldText(fields, 'proof')]
            const response = await call(deleteAccountFor, { id, email: typed, proof })
            if (response.ok) done(t('delete.done'), onGone)
            return response.ok ? null : response.message
          }}
        >
          <TextField label={t('delete.email')} name="email" type="email" autoComplete="off" required />
          <ProofField />
        </ActionDialog>
      ) : null}
    </section>
  )
}

function ProofField() {
  const t = useText(accountsMessages)
  return (
    <TextareaField
      label={t('proof')}
      hint={t('proof.hint')}
      name="proof"
      minLength={PROOF_MIN_LENGTH}
      maxLength={PROOF_MAX_LENGTH}
      required
    />
  )
}
