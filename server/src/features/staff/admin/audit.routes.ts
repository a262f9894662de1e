import { csvCell } from '@tripwright/domain/base/csv'
import { AUDIT_EXPORT_ROWS, exportAudit, listAudit } from '@tripwright/domain/staff/admin'
import { type Route, route } from '#platform/http/route.ts'
import { type AuditQuery, listAuditEntries, recordAuditEntry } from './audit.store.ts'

const COLUMNS = ['id', 'at', 'action', 'actor', 'actor_id', 'target', 'target_id', 'detail'] as const

export const auditRoutes: Route[] = [
  route(listAudit, (page, { db }) => listAuditEntries(db, page)),

  route(exportAudit, async (filter, { db, person, now, keep }) => {
    const { entries } = await listAuditEntries(db, { ...filter, limit: AUDIT_EXPORT_ROWS })
    const detail = { entries: String(entries.length), filter: wordsOf(filter) }
    await keep((own) => recordAuditEntry(own, { actorId: person.id, action: 'audit.exported', detail }, now))
    // The byte order mark tells a spreadsheet that it is UTF-8.
    return new Response(`\ufeff${toTable(entries)}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="audit-log-${now.toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'no-store',
      },
    })
  }),
]

const wordsOf = ({ words, topic, from, to }: AuditQuery) => [words, topic, from, to].filter(Boolean).join(' ')

type Entry = Awaited<ReturnType<typeof listAuditEntries>>['entries'][number]

function toTable(entries: readonly Entry[]): string {
  const rows = entries.map(({ id, at, action, actor, actorId, target, targetId, detail }) => [
    String(id),
    at,
    action,
    actor ?? '',
    actorId ?? '',
    target ?? '',
    targetId ?? '',
    JSON.stringify(detail),
  ])
  return [COLUMNS, ...rows].map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
}
