import { actOnMailing, countAudience, mailingsMessages } from '@tripwright/domain/staff/campaigns'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import type { MailingDraft } from './mailing-draft.state.ts'

type MailingStartProps = { draft: MailingDraft; onStarted: () => void }

/** Sends a saved draft, now or at a time, to the number of people beside the button. */
export function MailingStart({ draft, onStarted }: MailingStartProps) {
  const t = useText(mailingsMessages)
  const { id, version, plan, language } = draft
  const { called } = useCall(countAudience, { plan, ...(language !== null && { language }) })
  const [when, setWhen] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  async function start(at: Date | null) {
    setIsBusy(true)
    const response = await call(actOnMailing, {
      id,
      version,
      act: 'start',
      ...(at && { at: at.toISOString() }),
    })
    setIsBusy(false)
    if (!response.ok) return setError(response.message)
    toast(at ? t('done.scheduled', { at }) : t('done.start'), { kind: 'success' })
    onStarted()
  }
  function schedule() {
    // The field uses the time zone of the device, like a date without a zone.
    const at = new Date(when)
    if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) return setError(t('start.past'))
    void start(at)
  }
  return (
    <section className="grid max-w-180 gap-4 border-ink border-t pt-6">
      <h2>{t('start.title')}</h2>
      <p>{called.status === 'ready' ? t('audience', { count: called.value.count }) : null}</p>
      <Button
        variant="destructive"
        className="justify-self-start"
        busy={isBusy}
        disabled={called.status === 'ready' && called.value.count === 0}
        onClick={() => void start(null)}
      >
        {t('act.start')}
      </Button>
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <TextField
          type="datetime-local"
          label={t('start.at')}
          hint={t('start.at.hint')}
          error={error}
          value={when}
          onChange={({ target }) => {
            setWhen(target.value)
            setError(undefined)
          }}
        />
        <Button
          variant="outline"
          // Beside the box of the field, whose label is above and whose hint is below it.
          className="self-start justify-self-start sm:mt-7"
          disabled={when === ''}
          onClick={schedule}
        >
          {t('start.schedule')}
        </Button>
      </div>
    </section>
  )
}
