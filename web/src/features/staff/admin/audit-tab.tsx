import type { Output } from '@tripwright/domain/base/contract'
import { REVIEW_STATES } from '@tripwright/domain/site/home'
import { adminMessages, listAudit } from '@tripwright/domain/staff/admin'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'

type Entry = Output<typeof listAudit>['entries'][number]

const MAILING_ACTIONS = [
  ...(['written', 'removed', 'tested', 'started', 'withdrawn'] as const),
  ...(['paused', 'resumed', 'cancelled', 'done'] as const),
]

const MODERATION_ACTIONS = ['confirmed', 'unconfirmed', 'hidden', 'shown'] as const

/** What staff did, the newest first. */
export function AuditTab() {
  const t = useText(adminMessages)
  const { called, reload } = useCall(listAudit, { limit: 100 })
  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ entries }) =>
        entries.length === 0 ? (
          <p className="max-w-prose text-muted">{t('audit.empty')}</p>
        ) : (
          <ol>
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
        )
      }
    </Awaited>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useText(adminMessages)
  const format = useFormats()
  const { at, action, detail } = entry
  const actor = entry.actor ?? t(entry.actorId === null ? 'audit.by-command' : 'audit.gone')
  const target = entry.target ?? (entry.targetId === null ? '' : t('audit.gone'))
  const role = (name = '') => t('role', { role: name })
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-1 border-hairline border-t py-3">
      <time dateTime={at} className="coordinate w-52 py-1">
        {format.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <p className="wrap-anywhere">{lineOf()}</p>
    </li>
  )

  function lineOf(): string {
    if (action === 'role.changed')
      return t('audit.role', { actor, target, from: role(detail.from), to: role(detail.to) })
    if (action === 'discounts.made') return t('audit.discounts', { actor, ...detail })
    if (action === 'trial.granted')
      return t('audit.trial', { actor, target, until: new Date(detail.until ?? 0) })
    if (action === 'step.allowed')
      return t('audit.step-allowed', {
        actor,
        target,
        proof: detail.proof ?? '',
        due: new Date(detail.due ?? 0),
      })
    if (action === 'step.taken-off' && entry.actorId === null) return t('audit.step-command', { target })
    if (action === 'step.taken-off') return t('audit.step-taken', { actor, target })
    if (action === 'step.kept') return t('audit.step-kept', { actor, target })
    if (action === 'review.judged') {
      const verdict = REVIEW_STATES.find((state) => state === detail.state) ?? 'waiting'
      return t(`audit.review.${verdict}`, { actor, target, reason: detail.reason ?? '' })
    }
    if (action === 'trial-mail.tested') return t('audit.trial-mail', { actor, kind: detail.kind ?? '' })
    const content = MODERATION_ACTIONS.find((one) => `content.${one}` === action)
    if (content) return t(`audit.content.${content}`, { actor, id: detail.content ?? '' })
    const mailing = MAILING_ACTIONS.find((one) => `mailing.${one}` === action)
    if (mailing) {
      const { subject = '', sent = '', failed = '', left = '' } = detail
      return t(`audit.mailing.${mailing}`, {
        actor,
        subject,
        sent,
        failed,
        left,
        at: new Date(detail.at ?? at),
      })
    }
    if (action === 'sessions.ended') return t('audit.sessions', { actor, target })
    return t('audit.other', { actor, target, action })
  }
}
