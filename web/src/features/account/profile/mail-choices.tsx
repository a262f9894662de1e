import { putMailChoices, readMailChoices, trialMailsMessages } from '@tripwright/domain/plans/trial-mails'
import { queueWrite } from '#platform/queue-write.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Switch } from '#ui/checkbox.tsx'
import { toast } from '#ui/toast.ts'

/** Switches for the optional mails of the account. */
export function MailChoices() {
  const t = useText(trialMailsMessages)
  const { called, set } = useCall(readMailChoices, undefined)
  const choices =
    called.status === 'ready'
      ? called.value
      : { trialMails: false, reminders: false, tripAlerts: false, digest: false, news: false }

  async function choose(changed: Partial<typeof choices>) {
    set({ ...choices, ...changed })
    const delivery = await queueWrite(putMailChoices, changed, 'mail-choices')
    if (delivery.state === 'sent') toast(t('choice.kept'), { kind: 'success' })
    if (delivery.state !== 'refused') return
    set(choices)
    toast(delivery.refusal.message, { kind: 'error' })
  }
  return (
    <section className="grid max-w-120 gap-4">
      <h2>{t('choice.title')}</h2>
      <Switch
        label={t('choice.trial')}
        hint={t('choice.trial.hint')}
        checked={choices.trialMails}
        disabled={called.status !== 'ready'}
        onChange={(event) => void choose({ trialMails: event.target.checked })}
      />
      <Switch
        label={t('choice.reminders')}
        hint={t('choice.reminders.hint')}
        checked={choices.reminders}
        disabled={called.status !== 'ready'}
        onChange={(event) => void choose({ reminders: event.target.checked })}
      />
      <Switch
        label={t('choice.alerts')}
        hint={t('choice.alerts.hint')}
        checked={choices.tripAlerts}
        disabled={called.status !== 'ready'}
        onChange={(event) => void choose({ tripAlerts: event.target.checked })}
      />
      <Switch
        label={t('choice.digest')}
        hint={t('choice.digest.hint')}
        checked={choices.digest}
        disabled={called.status !== 'ready'}
        onChange={(event) => void choose({ digest: event.target.checked })}
      />
      <Switch
        label={t('choice.news')}
        hint={t('choice.news.hint')}
        checked={choices.news}
        disabled={called.status !== 'ready'}
        onChange={(event) => void choose({ news: event.target.checked })}
      />
    </section>
  )
}
