import { dutyMessages } from '@tripwright/domain/support/duty'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Switch } from '#ui/checkbox.tsx'
import { useDuty } from './at-desk.state.ts'
import { OfficeHoursEditor } from './office-hours-editor.tsx'

/** The own switch, who else is on duty, and the office hours, above the inbox. */
export function DutyBar() {
  const t = useText(dutyMessages)
  const { duty, switchDuty } = useDuty()
  return (
    <section className="grid gap-3 border-hairline border-b pb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <Switch
          className="min-w-0"
          label={t('duty.switch')}
          hint={t('duty.hint')}
          checked={duty?.isOn ?? false}
          disabled={duty === null}
          onChange={({ target }) => void switchDuty(target.checked)}
        />
        <div className="grid min-h-11 min-w-0 content-center gap-1">
          {duty === null ? null : duty.onDuty.length === 0 ? (
            <p className="text-muted">{t('duty.nobody')}</p>
          ) : (
            <>
              <p className="text-muted text-sm">{t('duty.now')}</p>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {duty.onDuty.map(({ id, email, isAtDesk }) => (
                  <li key={id} className="flex min-w-0 flex-wrap items-center gap-2">
                    <bdi className="wrap-anywhere min-w-0">{email}</bdi>
                    <Badge tone={isAtDesk ? 'brand' : 'neutral'}>
                      {t(isAtDesk ? 'duty.here' : 'duty.away')}
                    </Badge>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <OfficeHoursEditor />
    </section>
  )
}
