import { deleteAccount, profileMessages } from '@tripwright/domain/account/profile'
import { useLocation } from 'wouter'
import { forgetVault } from '#features/documents/vault/index.ts'
import { call } from '#platform/call.ts'
import { forgetPerson } from '#platform/forget-person.ts'
import { signOut, useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

// Removes this device's copy of the vault. A failure is ignored, because the copy is encrypted.
async function deleteVault(id: string): Promise<void> {
  await forgetVault(id).catch(() => undefined)
}

/** Requires the address once more, because this has no undo. */
export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(profileMessages)
  const [, navigate] = useLocation()
  const session = useSession()
  const own = session.state === 'signed-in' ? session.user.email : ''
  const form = useForm(async (fields) => {
    const response = await call(deleteAccount, { email: fieldText(fields, 'email') })
    if (!response.ok) return response.message
    const leaving = signOut()
    if (session.state === 'signed-in') {
      void deleteVault(session.user.id)
      // After the session is over here, so that nothing is written again.
      await forgetPerson(session.user.id)
    }
    await leaving
    toast(t('delete.done'))
    navigate('/')
    return null
  })

  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={onClose}
      title={t('delete.title')}
      description={<span className="wrap-anywhere">{t('delete.text', { email: own })}</span>}
      closeLabel={t('delete.close')}
    >
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <FormError text={form.error} />
        <TextField label={t('delete.email')} name="email" type="email" autoComplete="off" required />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" busy={form.isBusy}>
            {t('delete.confirm')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('delete.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
