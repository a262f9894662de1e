import { utcDate } from '../../base/dates.ts'
import type { Outcome } from '../../base/outcome.ts'

/** How far the newest text of a post is. */
export const POST_STAGES = ['draft', 'review', 'approved'] as const
export type PostStage = (typeof POST_STAGES)[number]

/** Where a post stands: which of its texts (revisions, counted from 1) is the newest, shown, or shown from an instant on. */
export type PostStanding = {
  revision: number
  stage: PostStage
  live: { revision: number /** ISO date. */; updated: string } | null
  next: { revision: number; at: Date } | null
  /** ISO date of the first publication; kept when the post is withdrawn. */
  firstOn: string | null
}

/** The standing of a post of one text that nobody has read yet. */
export const NEW_STANDING: PostStanding = {
  revision: 1,
  stage: 'draft',
  live: null,
  next: null,
  firstOn: null,
}

/** The standing at an instant: what was scheduled for it or before is shown. No job needs to run for that. */
export function standingAt(standing: PostStanding, now: Date): PostStanding {
  const { next } = standing
  return next === null || next.at > now
    ? standing
    : { ...shownFrom(standing, next.revision, next.at), next: null }
}

function shownFrom(standing: PostStanding, revision: number, at: Date): PostStanding {
  const day = utcDate(at)
  return { ...standing, live: { revision, updated: day }, firstOn: standing.firstOn ?? day }
}

/** What a list of posts says about one of them. `changed`: shown, and a newer text is not. */
export const POST_STATES = ['draft', 'review', 'scheduled', 'published', 'changed', 'withdrawn'] as const
export type PostState = (typeof POST_STATES)[number]

export function stateOfPost({ revision, stage, live, next, firstOn }: PostStanding): PostState {
  if (stage === 'review') return 'review'
  if (next) return 'scheduled'
  if (live) return live.revision === revision ? 'published' : 'changed'
  return firstOn === null ? 'draft' : 'withdrawn'
}

/** Whether a post may be deleted: nobody could ever read it, and nobody is going to by a schedule. */
export function isDeletable({ live, next, firstOn }: PostStanding): boolean {
  return live === null && next === null && firstOn === null
}

export const POST_ACTIONS = ['submit', 'return', 'publish', 'unschedule', 'withdraw'] as const
export type PostAction = (typeof POST_ACTIONS)[number]

/** Who acts, on which text. */
export type PostActor = {
  /** The newest text as the person saw it. */
  revision: number
  /** Whether the person wrote that text or sent it to be read. */
  isWriter: boolean
  /** Admin and owner may publish what they wrote themselves: a small team has nobody else. */
  mayPublishAlone: boolean
}

/** A new text was saved: it is a draft, whatever the one before was. What is shown or scheduled stays. */
export function withNewText(standing: PostStanding): PostStanding {
  return { ...standing, revision: standing.revision + 1, stage: 'draft' }
}

/**
 * The standing after an action at `now`; `at` is when a publication begins, null for at once. `conflict` when the text has
 * changed since or the action does not fit the state; `not-allowed` when another person must publish it.
 */
export function actOnPost(
  found: PostStanding,
  act: PostAction,
  { revision, isWriter, mayPublishAlone }: PostActor,
  { now, at }: { now: Date; at: Date | null },
): Outcome<PostStanding, 'conflict' | 'not-allowed'> {
  const standing = standingAt(found, now)
  if (standing.revision !== revision || !fits(standing, act)) return { ok: false, code: 'conflict' }
  switch (act) {
    case 'submit':
      return { ok: true, value: { ...standing, stage: 'review' } }
    case 'return':
      return { ok: true, value: { ...standing, stage: 'draft' } }
    case 'unschedule':
      return { ok: true, value: { ...standing, next: null, stage: stageWithout(standing) } }
    case 'withdraw':
      return { ok: true, value: { ...standing, live: null, next: null, stage: 'draft' } }
    case 'publish': {
      if (!mayPublishAlone && (isWriter || standing.stage !== 'review'))
        return { ok: false, code: 'not-allowed' }
      const approved: PostStanding = { ...standing, stage: 'approved' }
      if (at !== null && at > now) return { ok: true, value: { ...approved, next: { revision, at } } }
      return { ok: true, value: { ...shownFrom(approved, revision, now), next: null } }
    }
  }
}

// A text that was approved and is neither shown nor scheduled any more is read again before it is.
function stageWithout({ stage, live, revision }: PostStanding): PostStage {
  return stage === 'approved' && live?.revision !== revision ? 'draft' : stage
}

function fits({ stage, live, next, revision }: PostStanding, act: PostAction): boolean {
  if (act === 'submit') return stage === 'draft'
  if (act === 'return') return stage === 'review'
  if (act === 'withdraw') return live !== null
  if (act === 'unschedule') return next !== null
  return live?.revision !== revision
}

/** The actions that fit a standing, in the order of their buttons. */
export function actionsOfPost(standing: PostStanding): PostAction[] {
  return POST_ACTIONS.filter((act) => fits(standing, act))
}
