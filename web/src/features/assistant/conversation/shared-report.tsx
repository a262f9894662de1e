import {
  MAX_REPORT,
  REPORT_REASONS,
  reportConversation,
  sharedConversationMessages,
  takeDownConversation,
} from '@tripwright/domain/assistant/chat-history'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { queueWrite } from '#platform/queue-write.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

/** Reports the conversation of a link to support. */
export function ReportForm({ secret }: { secret: string }) {
  const t = useText(sharedConversationMessages)
  const isGuest = useSession().state === 'signed-out'
  const [sent, setSent] = useState<'sent' | 'waits' | null>(null)
  const form = useForm(async (fields) => {
    const reason = REPORT_REASONS.find((one) => one === fieldText(fields, 'reason')) ?? 'other'
    const report = {
      secret,
      reason,
      text: fieldText(fields, 'text'),
      ...(isGuest && { email: fieldText(fields, 'email') }),
    }
    const delivery = await queueWrite(reportConversation, report, 'reports')
    if (delivery.state === 'refused') return delivery.refusal.issues[0]?.message ?? delivery.refusal.message
    setSent(delivery.state === 'queued' ? 'waits' : 'sent')
    return null
  })
  if (sent) return <p role="status">{t(sent === 'sent' ? 'report.sent' : 'report.waits')}</p>
  return (
    <form onSubmit={form.onSubmit} aria-label={t('report')} className="grid w-full max-w-160 gap-4">
      <h2 className="text-lg">{t('report')}</h2>
      <p className="text-muted">{t('report.lead')}</p>
      <FormError text={form.error} />
      <SelectField name="reason" label={t('report.reason')}>
        {REPORT_REASONS.map((one) => (
          <option key={one} value={one}>
            {t(`reason.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextareaField name="text" label={t('report.text')} rows={4} maxLength={MAX_REPORT} />
      {isGuest ? (
        <TextField name="email" type="email" label={t('report.email')} autoComplete="email" required />
      ) : null}
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {t('report.send')}
      </Button>
    </form>
  )
}

/** For support: ends the link for good. */
export function TakeDownForm({ secret, onTakenDown }: { secret: string; onTakenDown: () => void }) {
  const t = useText(sharedConversationMessages)
  const form = useForm(async (fields) => {
    const response = await call(takeDownConversation, { secret, reason: fieldText(fields, 'reason') })
    if (!response.ok) return response.issues[0]?.message ?? response.message
    toast(t('take-down.done'), { kind: 'success' })
    onTakenDown()
    return null
  })
  return (
    <form onSubmit={form.onSubmit} aria-label={t('take-down')} className="grid w-full max-w-160 gap-4">
      <h2 className="text-lg">{t('take-down')}</h2>
      <p className="text-muted">{t('take-down.lead')}</p>
      <FormError text={form.error} />
      <TextareaField
        name="reason"
        label={t('take-down.reason')}
        rows={3}
        minLength={10}
        maxLength={500}
        required
      />
      <Button type="submit" variant="destructive" busy={form.isBusy} className="justify-self-start">
        {t('take-down')}
      </Button>
    </form>
  )
}
