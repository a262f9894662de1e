import { SAMPLES } from '@tripwright/domain/site/home'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { StartError } from '#platform/start-error.ts'
import { findSamples, type SampleState, setSampleState } from './home-content.store.ts'

type ContentCommand = { change: Partial<SampleState>; action: string; says: string }
const CONTENT_COMMANDS: Readonly<Record<string, ContentCommand>> = {
  confirm: { change: { isConfirmed: true }, action: 'content.confirmed', says: 'is confirmed' },
  unconfirm: { change: { isConfirmed: false }, action: 'content.unconfirmed', says: 'is a sample again' },
  hide: { change: { isHidden: true }, action: 'content.hidden', says: 'is hidden' },
  show: { change: { isHidden: false }, action: 'content.shown', says: 'is shown' },
}
const USAGE =
  'say what to do: "npm run content -- list", or confirm, unconfirm, hide or show with ids of the list'

/** Parses the operator's command on home samples, before the database opens. Throws StartError. */
export function readContentCommand([what = '', ...ids]: readonly string[]): (
  db: Db,
  now: Date,
) => Promise<string> {
  if (what === 'list' && ids.length === 0) return drawList
  const command = Object.hasOwn(CONTENT_COMMANDS, what) ? CONTENT_COMMANDS[what] : undefined
  if (command === undefined || ids.length === 0) throw new StartError('bad-usage', USAGE)
  const unknown = ids.find((id) => SAMPLES.every((sample) => sample.id !== id))
  if (unknown !== undefined)
    throw new StartError(
      'bad-usage',
      `there is no content ${unknown}; "npm run content -- list" shows all ids`,
    )
  return (db, now) => applyContentCommand(db, command, ids, now)
}

/** Changes all ids or none, each with its audit entry; an unchanged one gets no entry. */
function applyContentCommand(db: Db, { change, says }: ContentCommand, ids: readonly string[], now: Date) {
  return db.transaction(async (within) => {
    await decideSamples(within, ids, change, { actorId: null, now })
    return ids.map((id) => `${id} ${says}.`).join('\n')
  })
}

/** Decides about samples, with an audit entry for each change; `actorId` is null for the operator's command. */
export async function decideSamples(
  db: Db,
  ids: readonly string[],
  wanted: Partial<SampleState>,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  const samples = new Map((await findSamples(db)).map((sample) => [sample.id, sample]))
  for (const id of new Set(ids)) {
    const before = samples.get(id)
    for (const { change, action } of Object.values(CONTENT_COMMANDS)) {
      const [[key, value] = ['', false]] = Object.entries(change)
      if (Object(wanted)[key] !== value || Object(before)[key] === value) continue
      await setSampleState(db, id, change, now)
      const detail = { content: id, ...(actorId === null && { by: 'command' }) }
      await recordAuditEntry(db, { actorId, action, detail }, now)
    }
  }
}

async function drawList(db: Db): Promise<string> {
  const samples = await findSamples(db)
  const open = samples.filter(({ isConfirmed }) => !isConfirmed).length
  const lines = samples.map(({ id, text, isConfirmed, isHidden }) => {
    const state = `${isConfirmed ? 'confirmed' : 'sample'}${isHidden ? ', hidden' : ''}`
    return `${id.padEnd(22)}  ${state.padEnd(17)}  ${text}`
  })
  return [...lines, `${open} of ${samples.length} are not confirmed.`].join('\n')
}
