import type { Output } from '@tripwright/domain/base/contract'
import {
  actOnPost,
  type PostAction,
  type PostStanding,
  standingAt,
  stateOfPost,
  withNewText,
} from '@tripwright/domain/site/blog'
import {
  actOnContent,
  builtContent,
  type ContentOf,
  editedOf,
  kindOf,
  listContent,
  PROSE_PAGES,
  pageOfProse,
  parseContent,
  pathOfPart,
  previewContent,
  readContent,
  readContentRevision,
  readProsePage,
  SINGLE_PARTS,
  type StaffContent,
  saveContent,
} from '@tripwright/domain/staff/content'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import {
  findPart,
  findPublishedContent,
  findVersion,
  insertPart,
  insertVersion,
  listStoredParts,
  listVersions,
  lockPart,
  putPartStanding,
} from './content.store.ts'
import { makeContentPages } from './content-pages.service.ts'
import { contentPreview } from './content-preview.service.ts'
import { listPages, pageNamed } from './listed-pages.service.ts'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
/** The name of each action in the audit log. */
const AUDIT_ACTIONS = {
  publish: 'content.published',
  unschedule: 'content.unscheduled',
  withdraw: 'content.withdrawn',
} as const satisfies Partial<Record<PostAction, string>>

export const contentRoutes: Route[] = [
  route(listContent, async (_, { db, now, platform: { config } }) => {
    const stored = new Map((await listStoredParts(db)).map((one) => [one.part, one]))
    const pages = listPages(config.webDir)
    const names = new Map(pages.map(({ path, title }) => [path, title]))
    const parts = [
      ...SINGLE_PARTS,
      ...Object.keys(PROSE_PAGES).map((path) => `prose:${path}`),
      ...pages.map(({ path }) => `page:${path}`),
    ]
    return {
      parts: parts.map((part) => {
        const found = stored.get(part)
        return {
          part,
          page: names.get(pathOfPart(part)) ?? pathOfPart(part),
          state: found ? stateOfPost(standingAt(found.standing, now)) : null,
          savedAt: found?.savedAt.toISOString() ?? null,
          savedBy: found?.savedBy ?? null,
        }
      }),
    }
  }),

  route(readContent, async ({ part }, { db, now, platform }) => ({
    content: await readPart(db, part, { now, platform }),
  })),

  route(readContentRevision, async ({ part, revision }, { db }) => {
    const value = await findVersion(db, part, revision)
    if (value === null) throw new AppError('not-found')
    return { value }
  }),

  route(saveContent, async ({ part, base, restoredFrom, value }, { db, now, person, platform }) => {
    refuseUnknown(part, platform)
    const parsed = checkedContent(part, value)
    const version = { value: parsed, authorId: person.id, restoredFrom: restoredFrom ?? null, now }
    const found = base === 0 ? null : await lockPart(db, part)
    if (base === 0 ? !(await insertPart(db, part, version)) : found?.standing.revision !== base)
      throw new AppError('conflict')
    if (found) {
      const standing = withNewText(standingAt(found.standing, now))
      await insertVersion(db, part, standing.revision, version)
      await putPartStanding(db, part, standing, now)
    }
    const detail = { part, revision: String(base + 1) }
    await recordAuditEntry(db, { actorId: person.id, action: 'content.saved', detail }, now)
    return { content: await readPart(db, part, { now, platform }) }
  }),

  route(actOnContent, async ({ part, act, revision, at }, { db, now, person, platform }) => {
    refuseUnknown(part, platform)
    const found = await lockPart(db, part)
    if (!found) throw new AppError('not-found')
    if (act === 'publish' && (await findVersion(db, part, revision)) === null) throw new AppError('conflict')
    const actor = { revision, isWriter: true, mayPublishAlone: true }
    const done = actOnPost(found.standing, act, actor, { now, at: parsePublishTime(at, now) })
    if (!done.ok) throw new AppError('conflict')
    await putPartStanding(db, part, done.value, now)
    const { next } = done.value
    const detail = { part, revision: String(revision), ...(next && { at: next.at.toISOString() }) }
    await recordAuditEntry(db, { actorId: person.id, action: AUDIT_ACTIONS[act], detail }, now)
    return { content: await readPart(db, part, { now, platform }) }
  }),

  route(previewContent, async ({ part, revision }, { db, now, platform }) => {
    const value = await findVersion(db, part, revision)
    const published = await findPublishedContent(db, now)
    if (value === null) throw new AppError('not-found')
    const path = pathOfPart(part)
    const values = new Map(published?.values).set(part, value)
    const pages = makeContentPages(platform, async () => published)
    const document = await pages.render(path, editedOf(published?.at ?? 0, values, path))
    if (document === null) throw new AppError('not-found')
    return contentPreview(document)
  }),

  route(readProsePage, async ({ path }, { db, now }) => {
    const published = await findPublishedContent(db, now)
    // The cast is safe: the value was parsed by the schema of its part.
    const words = published?.values.get(`prose:${path}`) as ContentOf<'prose'> | undefined
    // The copy drops the marks of what nobody may change.
    return { prose: words ? (structuredClone(pageOfProse(words, path)) as WrittenProse | null) : null }
  }),
]

type WrittenProse = Output<typeof readProsePage>['prose']
type Reader = { now: Date; platform: Platform }

async function readPart(db: Db, part: string, { now, platform }: Reader): Promise<StaffContent> {
  const page = refuseUnknown(part, platform)
  const built = builtContent(part, platform.config.socialLinks)
  const found = await findPart(db, part)
  const standing = found && standingAt(found.standing, now)
  const value = standing ? await findVersion(db, part, standing.revision) : null
  return {
    part,
    state: standing && stateOfPost(standing),
    revision: standing?.revision ?? 0,
    live: standing?.live?.revision ?? null,
    next: toWire(standing),
    value: value ?? built,
    built: kindOf(part) === 'page' ? page : built,
    history: (await listVersions(db, part)).map(({ savedAt, ...rest }) => ({
      ...rest,
      savedAt: savedAt.toISOString(),
    })),
  }
}

const toWire = (standing: PostStanding | null) =>
  standing?.next ? { revision: standing.next.revision, at: standing.next.at.toISOString() } : null

function refuseUnknown(part: string, { config }: Platform) {
  const page = pageNamed(config.webDir, pathOfPart(part))
  if (kindOf(part) === 'page' && page === null) throw new AppError('not-found')
  return page
}

function checkedContent(part: string, value: unknown): unknown {
  const parsed = parseContent(part, value)
  if (parsed !== null) return parsed
  const message = 'Check the lengths: a text is empty or too long, or holds what doesn’t belong in it.'
  throw new AppError('bad-input', { message, issues: [{ path: 'value', message }] })
}

// A time that passed while the form was open means now.
function parsePublishTime(at: string | undefined, now: Date): Date | null {
  if (at === undefined) return null
  const moment = new Date(at)
  if (moment.getTime() <= now.getTime() + YEAR_MS) return moment
  const message = 'A text is scheduled within a year.'
  throw new AppError('bad-input', { message, issues: [{ path: 'at', message }] })
}
