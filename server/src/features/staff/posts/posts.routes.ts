import type { Role } from '@tripwright/domain/base/roles'
import {
  actOnPost,
  checkPostText,
  isDeletable,
  minutesOfText,
  type PostAction,
  type PostActor,
  type PostStanding,
  standingAt,
  stateOfPost,
  withNewText,
} from '@tripwright/domain/site/blog'
import {
  actOnStaffPost,
  deleteStaffPost,
  listStaffPosts,
  putPostPicture,
  readDraftPicture,
  readPostRevision,
  readStaffPost,
  type StaffPost,
  saveStaffPost,
} from '@tripwright/domain/staff/posts'
import { fileResponse, findPostFile, storeFile } from '#features/documents/files/index.ts'
import {
  deletePost,
  findPost,
  findRevision,
  insertPost,
  insertRevision,
  listPosts,
  listRevisions,
  lockPost,
  putStanding,
} from '#features/site/blog/index.ts'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { Platform } from '#platform/platform.ts'
import { findBrokenLinks } from './broken-links.service.ts'
import { suggestionsRoutes } from './suggestions.routes.ts'

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
/** The name of each action in the audit log. */
const AUDIT_ACTIONS = {
  submit: 'post.submitted',
  return: 'post.returned',
  publish: 'post.published',
  unschedule: 'post.unscheduled',
  withdraw: 'post.withdrawn',
} as const satisfies Record<PostAction, string>

export const postsRoutes: Route[] = [
  ...suggestionsRoutes,

  route(listStaffPosts, async (_, { db, now }) => ({
    posts: (await listPosts(db)).map(({ standing, savedAt, ...rest }) => {
      const current = standingAt(standing, now)
      return {
        ...rest,
        state: stateOfPost(current),
        standing: toWire(current),
        savedAt: savedAt?.toISOString() ?? null,
      }
    }),
  })),

  route(readStaffPost, async ({ slug }, { db, now, person, platform }) => ({
    post: await readPost(db, slug, { now, person, platform }),
  })),

  route(readPostRevision, async ({ slug, revision }, { db }) => {
    const found = await findRevision(db, slug, revision)
    if (!found) throw new AppError('not-found')
    return { text: found.text }
  }),

  route(saveStaffPost, async (saved, { db, now, person, platform }) => {
    const { slug, base, restoredFrom = null, text } = saved
    const restored = restoredFrom === null ? null : await findRevision(db, slug, restoredFrom)
    const writtenWith = saved.writtenWith ?? restored?.writtenWith ?? null
    const minutes = minutesOfText(text.text)
    const draft = { text, minutes, authorId: person.id, restoredFrom, writtenWith, now }
    const found = base === 0 ? null : await lockPost(db, slug, now)
    if (base === 0 ? !(await insertPost(db, slug, draft)) : found?.standing.revision !== base)
      throw new AppError('conflict')
    if (found) {
      const standing = withNewText(standingAt(found.standing, now))
      await insertRevision(db, slug, standing.revision, draft)
      await putStanding(db, slug, { standing, submittedBy: null, now })
    }
    const detail = { post: slug, revision: String(base + 1) }
    await recordAuditEntry(db, { actorId: person.id, action: 'post.saved', detail }, now)
    return { post: await readPost(db, slug, { now, person, platform }) }
  }),

  route(deleteStaffPost, async ({ slug, revision }, { db, now, person, platform }) => {
    const found = await lockPost(db, slug, now)
    if (!found) throw new AppError('not-found')
    const standing = standingAt(found.standing, now)
    if (standing.revision !== revision) throw new AppError('conflict')
    if (!isDeletable(standing))
      throw new AppError('unprocessable', {
        message: 'Only a draft that was never published can be deleted.',
      })
    await deletePost(db, platform.jobs, slug)
    await recordAuditEntry(db, { actorId: person.id, action: 'post.deleted', detail: { post: slug } }, now)
    return { isDeleted: true as const }
  }),

  route(actOnStaffPost, async ({ slug, act, revision, at }, { db, now, person, platform }) => {
    const found = await lockPost(db, slug, now)
    const newest = found && (await findRevision(db, slug, found.standing.revision))
    if (!found || !newest) throw new AppError('not-found')
    if ((act === 'submit' || act === 'publish') && checkPostText(newest.text).length > 0)
      throw new AppError('unprocessable', { message: 'This post isn’t complete yet.' })
    const actor: PostActor = {
      revision,
      isWriter: isWriter(person.id, newest.authorId, found.submittedBy),
      mayPublishAlone: mayPublishAlone(person.role),
    }
    const done = actOnPost(found.standing, act, actor, { now, at: parsePublishTime(at, now) })
    if (!done.ok) throw new AppError(done.code, done.code === 'not-allowed' ? { message: SECOND } : {})
    const submittedBy = act === 'submit' ? person.id : act === 'return' ? null : found.submittedBy
    await putStanding(db, slug, { standing: done.value, submittedBy, now })
    await recordAuditEntry(
      db,
      { actorId: person.id, action: AUDIT_ACTIONS[act], detail: auditDetail(slug, revision, done.value) },
      now,
    )
    return { post: await readPost(db, slug, { now, person, platform }) }
  }),

  route(putPostPicture, ({ id }, call) => {
    const { person, now } = call
    return storeFile(call, id, {
      kind: 'post',
      // It takes nobody's room, and stays when the account of whoever added it is gone.
      userId: null,
      limitKey: person.id,
      maxBytes: putPostPicture.maxBytes,
      admit: async () => undefined,
      onStored: (db) =>
        recordAuditEntry(
          db,
          { actorId: person.id, action: 'post.picture-added', detail: { picture: id } },
          now,
        ),
    })
  }),

  route(readDraftPicture, async ({ id, size }, { db, platform: { storage }, request }) => {
    const file = await findPostFile(db, id)
    if (!file || size !== `${file.width}x${file.height}`) throw new AppError('not-found')
    return fileResponse(file, { request, storage, isThumbnail: false })
  }),
]

const SECOND = 'Someone else has to check and publish this post.'

type Reader = { now: Date; person: Person; platform: Platform }

async function readPost(db: Db, slug: string, { now, person, platform }: Reader): Promise<StaffPost> {
  const { webDir } = platform.config
  const found = await findPost(db, slug)
  const newest = found && (await findRevision(db, slug, found.standing.revision))
  if (!found || !newest) throw new AppError('not-found')
  const standing = standingAt(found.standing, now)
  const { text, authorId } = newest
  return {
    slug,
    state: stateOfPost(standing),
    standing: toWire(standing),
    text,
    isWriter: isWriter(person.id, authorId, found.submittedBy),
    mayPublishAlone: mayPublishAlone(person.role),
    problems: checkPostText(text),
    brokenLinks: await findBrokenLinks(db, text.text, { slug, now, webDir }),
    history: (await listRevisions(db, slug)).map(({ savedAt, ...rest }) => ({
      ...rest,
      savedAt: savedAt?.toISOString() ?? null,
    })),
  }
}

const isWriter = (id: string, authorId: string | null, submittedBy: string | null) =>
  id === authorId || id === submittedBy

/** Somebody has to be able to publish in a team of one. */
const mayPublishAlone = (role: Role) => role === 'owner' || role === 'admin'

function toWire({ next, ...standing }: PostStanding) {
  return { ...standing, next: next && { ...next, at: next.at.toISOString() } }
}

// A time that passed while the form was open means now.
function parsePublishTime(at: string | undefined, now: Date): Date | null {
  if (at === undefined) return null
  const moment = new Date(at)
  if (moment.getTime() <= now.getTime() + YEAR_MS) return moment
  const message = 'A post is scheduled within a year.'
  throw new AppError('bad-input', { message, issues: [{ path: 'at', message }] })
}

function auditDetail(slug: string, revision: number, { next }: PostStanding): Record<string, string> {
  return { post: slug, revision: String(revision), ...(next && { at: next.at.toISOString() }) }
}
