import {
  MAX_REPORT,
  REPORT_REASONS,
  type ReportedKind,
  reportContent,
  reportMessages,
} from '@tripwright/domain/support/reports'
import { queueWrite } from '#platform/queue-write.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

type ReportDialogProps = { kind: ReportedKind; target: string; onClose: () => void }

/** Reports something to staff: a reason, and details if one likes. */
export function ReportDialog({ kind, target, onClose }: ReportDialogProps) {
  const t = useText(reportMessages)
  const isGuest = useSession().state === 'signed-out'
  const form = useForm(async (fields) => {
    const reason = REPORT_REASONS.find((one) => one === fieldText(fields, 'reason')) ?? 'other'
    const report = { kind, target, reason, text: fieldText(fields, 'text') }
    const delivery = await queueWrite(reportContent, report, 'reports')
    if (delivery.state === 'refused') return delivery.refusal.issues[0]?.message ?? delivery.refusal.message
    toast(t(delivery.state === 'queued' ? 'waits' : 'sent'), { kind: 'success' })
    onClose()
    return null
  })
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={t(`report.${kind}`)}
      description={t('lead')}
      closeLabel={t('close')}
    >
      <form onSubmit={form.onSubmit} className="grid gap-4">
        <FormError text={form.error} />
        <SelectField name="reason" label={t('reason')}>
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`reason.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextareaField name="text" label={t('text')} rows={4} maxLength={MAX_REPORT} />
        {isGuest ? <p className="text-muted text-sm">{t('lead.guest')}</p> : null}
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {t('send')}
        </Button>
      </form>
    </Dialog>
  )
}
