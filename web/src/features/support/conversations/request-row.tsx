import { type RequestSummary, supportMessages } from '@tripwright/domain/support/conversations'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'

type RequestRowProps = { request: RequestSummary; href: string; children?: ReactNode }

/** One conversation in a list: subject, state, and time of the last message. */
export function RequestRow({ request: { subject, status, updatedAt }, href, children }: RequestRowProps) {
  const t = useText(supportMessages)
  return (
    <li className="relative grid gap-1 border-hairline border-t py-3">
      <p className="wrap-anywhere font-semibold">
        <Link href={href} className="after:absolute after:inset-0 hover:text-brand">
          <bdi>{subject}</bdi>
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={status === 'answered' ? 'brand' : 'neutral'}>{t('status', { status })}</Badge>
        {children}
        <time dateTime={updatedAt} className="coordinate">
          {t('updated', { at: new Date(updatedAt) })}
        </time>
      </p>
    </li>
  )
}
