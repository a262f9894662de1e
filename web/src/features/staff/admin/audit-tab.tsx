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

/** Actions of staff, the newest first. */
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
    const content = MODERATION_ACTIONS.find((one) => `content.${one}` === action)
    if (content) return t(`audit.content.${content}`, { actor, id: detail.content ?? '' })
    const mailing = MAILING_ACTIONS.find((one) => `mailing.${one}` === action)
    if (mailing) {
      const { subject = '', sent = '', failed = '', left = '' } = detail
      const values = { actor, subject, sent, failed, left, at: new Date(detail.at ?? at) }
      return t(`audit.mailing.${mailing}`, values)
    }
    switch (action) {
      case 'role.changed':
        return t('audit.role', { actor, target, from: role(detail.from), to: role(detail.to) })
      case 'discounts.made':
        return t('audit.discounts', { actor, ...detail })
      case 'trial.granted':
        return t('audit.trial', { actor, target, until: new Date(detail.until ?? 0) })
      case 'step.allowed': {
        const { proof = '', due = 0 } = detail
        return t('audit.step-allowed', { actor, target, proof, due: new Date(due) })
      }
      case 'step.taken-off':
        return entry.actorId === null
          ? t('audit.step-command', { target })
          : t('audit.step-taken', { actor, target })
      case 'step.kept':
        return t('audit.step-kept', { actor, target })
      case 'review.judged': {
        const verdict = REVIEW_STATES.find((state) => state === detail.state) ?? 'waiting'
        return t(`audit.review.${verdict}`, { actor, target, reason: detail.reason ?? '' })
      }
      case 'trial-mail.tested':
        return t('audit.trial-mail', { actor, kind: detail.kind ?? '' })
      case 'sessions.ended':
        return t('audit.sessions', { actor, target })
      default:
        return t('audit.other', { actor, target, action })
    }
  }
}
