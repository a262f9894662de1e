import { accountsMessages } from '@tripwright/domain/staff/accounts'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormError } from '#ui/form-error.tsx'

type ActionDialogProps = {
  title: string
  text: string
  confirm: string
  isHarmless?: boolean
  onClose: () => void
  /** Gives the error to show, or null. */
  onSubmit: (fields: FormData) => Promise<string | null>
  children: ReactNode
}

/** A dialog for something that is done to an account: what happens, the fields that it asks for, and the way back. */
export function ActionDialog({
  title,
  text,
  confirm,
  isHarmless = false,
  onClose,
  onSubmit,
  children,
}: ActionDialogProps) {
  const t = useText(accountsMessages)
  const form = useForm(onSubmit)
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={title}
      description={<span className="wrap-anywhere">{text}</span>}
      closeLabel={t('close')}
    >
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <FormError text={form.error} />
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={isHarmless ? 'default' : 'destructive'} busy={form.isBusy}>
            {confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
