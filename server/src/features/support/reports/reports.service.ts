import {
  type ReportDecision,
  type ReportedContent,
  type ReportedKind,
  type ReportState,
  reportDeskMessages,
  stateAfter,
} from '@tripwright/domain/support/reports'
import { notify } from '#features/account/notifications/index.ts'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import type { PublicText, Reportable } from './reportable.ts'
import {
  type ContentRow,
  findContent,
  listReporters,
  listReportsOf,
  lockContent,
  setDecision,
} from './reports.store.ts'

export type Reportables = Record<ReportedKind, Reportable>

/** Lines and characters of content that the list of staff shows. */
const [MAX_LINES, MAX_LINE] = [60, 1500]
const { texts } = reportDeskMessages

/** Reported content with its public text and its reports, for staff. */
export async function describeContent(
  db: Db,
  reportables: Reportables,
  row: ContentRow,
): Promise<ReportedContent> {
  const { id, kind, state, owner, userId, subjectId, reportedAt, decidedAt, reason } = row
  const text = await reportables[kind].readText(db, subjectId)
  return {
    id,
    kind,
    state,
    owner,
    ownerId: userId,
    reason,
    reportedAt: reportedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    lines: text && linesOf(text),
    ...(await listReportsOf(db, id)),
  }
}

function linesOf({ title, lines }: PublicText): string[] {
  return [title, ...lines]
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE))
}

type Decision = {
  id: string
  decision: ReportDecision
  from: ReportState
  reason?: string | undefined
}
type StaffCall = Pick<Call, 'db' | 'now' | 'platform'> & { person: { id: string } }

/**
 * Decides on reported content, with an entry in the audit log, and tells whoever made it and those who reported it. Throws
 * not-found, conflict when somebody else decided meanwhile, and unprocessable when it is no longer there.
 */
export async function applyDecision(
  call: StaffCall,
  reportables: Reportables,
  { id, decision, from, reason = '' }: Decision,
): Promise<ReportedContent> {
  const { db, now, person } = call
  const row = await lockContent(db, id)
  if (row === null) throw new AppError('not-found')
  const state = stateAfter(row.state, decision)
  if (state === null || row.state !== from) throw new AppError('conflict', { message: texts.changed })
  const reportable = reportables[row.kind]
  const text = await reportable.readText(db, row.subjectId)
  await applyTo(db, reportable, { row, decision, reason, now })
  await setDecision(db, id, { state, reason: state === 'taken-down' ? reason : null, at: now })
  const detail = { kind: row.kind, content: row.subjectId, ...(decision === 'take-down' && { reason }) }
  const action = `report.${decision}`
  await recordAuditEntry(db, { actorId: person.id, action, targetId: row.userId, detail }, now)
  await sendNotices(call, { row, decision, reason, text })
  const decided = await findContent(db, id)
  if (!decided) throw new Error('the content that was decided on is gone')
  return describeContent(db, reportables, decided)
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockContent>>>

async function applyTo(
  db: Db,
  reportable: Reportable,
  { row, decision, reason, now }: { row: Locked; decision: ReportDecision; reason: string; now: Date },
): Promise<void> {
  if (decision === 'keep') return
  const isDone =
    decision === 'take-down'
      ? await reportable.takeDown(db, row.subjectId, reason, now)
      : await reportable.restore(db, row.subjectId)
  if (!isDone) throw new AppError('unprocessable', { message: texts['gone.not'] })
}

type DecisionNotice = { row: Locked; decision: ReportDecision; reason: string; text: PublicText | null }

/** Whoever made it learns the reason and never who reported; who reported learns what became of it, and never the owner’s name. */
async function sendNotices(call: StaffCall, { row, decision, reason, text }: DecisionNotice): Promise<void> {
  const { kind, userId, id } = row
  if (decision !== 'keep' && text) {
    const what = kind === 'review' ? 'review' : 'link'
    await notify(call, {
      userId,
      kind: decision === 'take-down' ? `${what}-taken-down` : `${what}-restored`,
      detail: { title: text.title, reason },
      path: text.path,
    })
  }
  if (decision === 'restore') return
  const outcome = decision === 'take-down' ? 'report-upheld' : text ? 'report-kept' : null
  if (outcome === null) return
  for (const reporter of await listReporters(call.db, id))
    await notify(call, { userId: reporter, kind: outcome, detail: {}, path: null })
}
