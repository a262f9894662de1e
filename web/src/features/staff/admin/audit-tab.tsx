import type { Output } from '@tripwright/domain/base/contract'
import { CURRENCY } from '@tripwright/domain/plans/subscription'
import { REVIEW_STATES } from '@tripwright/domain/site/home'
import { adminMessages, listAudit } from '@tripwright/domain/staff/admin'
import { useState } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { type AuditFilter, AuditFilterFields } from './audit-filter.tsx'

type Entry = Output<typeof listAudit>['entries'][number]

const POST_ACTIONS = [
  ...(['saved', 'submitted', 'returned', 'published', 'unscheduled', 'withdrawn'] as const),
  'deleted' as const,
]
const MAILING_ACTIONS = [
  ...(['written', 'removed', 'tested', 'started', 'withdrawn'] as const),
  ...(['paused', 'resumed', 'cancelled', 'done'] as const),
]

const SUPPORT_ACTIONS = [
  ...(['answered', 'assigned', 'tagged', 'noted', 'closed'] as const),
  ...(['reply-saved', 'reply-deleted', 'duty-on', 'duty-off', 'hours-saved', 'hours-removed'] as const),
]

const ACCOUNT_ACTIONS = [
  ...(['seen', 'refunded', 'suspended', 'restored'] as const),
  ...(['export-mailed', 'deleted'] as const),
]

const REPORT_ACTIONS = ['take-down', 'keep', 'restore'] as const
const CONTENT_TEXT_ACTIONS = ['saved', 'published', 'unscheduled', 'withdrawn'] as const
const MODERATION_ACTIONS = ['confirmed', 'unconfirmed', 'hidden', 'shown'] as const

/** Actions of staff, the newest first, by words, topic and days. */
export function AuditTab() {
  const t = useText(adminMessages)
  const [filter, setFilter] = useState<AuditFilter>({})
  const [after, setAfter] = useState<number>()
  const { called, reload } = useCall(listAudit, { ...filter, limit: 50, after })
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <div className="grid gap-4">
      <AuditFilterFields
        filter={filter}
        onChange={(changed) => {
          setFilter(changed)
          setAfter(undefined)
        }}
      />
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ entries, next }) => (
          <>
            {entries.length === 0 ? (
              <p role="status" className="max-w-prose text-muted">
                {t(isFiltered ? 'audit.none' : 'audit.empty')}
              </p>
            ) : (
              <ol>
                {entries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
            <p className="flex flex-wrap gap-3">
              {after === undefined ? null : (
                <Button variant="outline" onClick={() => setAfter(undefined)}>
                  {t('audit.newest')}
                </Button>
              )}
              {next === null ? null : (
                <Button variant="outline" onClick={() => setAfter(next)}>
                  {t('audit.older')}
                </Button>
              )}
            </p>
          </>
        )}
      </Awaited>
    </div>
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
      case 'audit.exported':
        return t('audit.exported', { actor, count: Number(detail.entries ?? 0) })
      case 'job.retried':
        return t('audit.job', { actor, job: detail.job ?? '' })
      case 'sessions.ended':
        return t('audit.sessions', { actor, target })
      default:
        return siteLineOf() ?? t('audit.other', { actor, target, action })
    }
  }

  /** What was done to content of the site, to campaigns and in support. */
  function siteLineOf(): string | undefined {
    const support = SUPPORT_ACTIONS.find((one) => `support.${one}` === action)
    if (support)
      return t(`audit.support.${support}`, {
        actor,
        target,
        title: detail.title ?? '',
        tags: detail.tags ?? '',
        zone: detail.zone ?? '',
      })
    const account = ACCOUNT_ACTIONS.find((one) => `account.${one}` === action)
    if (account) {
      const { reason = '', proof = '', amount = 0 } = detail
      const price = format.money(Number(amount), CURRENCY)
      return t(`audit.account.${account}`, { actor, target, reason, proof, price })
    }
    return contentLineOf() ?? mailingLineOf()
  }

  function contentLineOf(): string | undefined {
    const content = MODERATION_ACTIONS.find((one) => `content.${one}` === action)
    if (content) return t(`audit.content.${content}`, { actor, id: detail.content ?? '' })
    const text = CONTENT_TEXT_ACTIONS.find((one) => `content.${one}` === action)
    if (text) {
      const line = text === 'published' && detail.at !== undefined ? 'scheduled' : text
      const { part = '', revision = '' } = detail
      return t(`audit.content.${line}`, { actor, part, revision, at: new Date(detail.at ?? at) })
    }
    return undefined
  }

  function mailingLineOf(): string | undefined {
    const mailing = MAILING_ACTIONS.find((one) => `mailing.${one}` === action)
    if (!mailing) return postLineOf()
    const { subject = '', sent = '', failed = '', left = '' } = detail
    const values = { actor, subject, sent, failed, left, at: new Date(detail.at ?? at) }
    return t(`audit.mailing.${mailing}`, values)
  }

  function postLineOf(): string | undefined {
    const act = POST_ACTIONS.find((one) => `post.${one}` === action)
    if (!act) return reportLineOf()
    const line = act === 'published' && detail.at !== undefined ? 'scheduled' : act
    const { post = '', revision = '' } = detail
    return t(`audit.post.${line}`, { actor, post, revision, at: new Date(detail.at ?? at) })
  }

  function reportLineOf(): string | undefined {
    const act = REPORT_ACTIONS.find((one) => `report.${one}` === action)
    const { reason = '', kind = '' } = detail
    return act && t(`audit.report.${act}`, { actor, target, reason, kind })
  }
}
