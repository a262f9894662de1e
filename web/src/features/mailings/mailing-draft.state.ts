import { AUDIENCE_PLANS, type AudiencePlan } from '@tripwright/domain/mailings'
import { keepHalfTyped, readHalfTyped } from '#platform/half-typed.ts'

/** What somebody writes; `version` 0 was kept nowhere yet. */
export type Draft = {
  id: string
  version: number
  subject: string
  body: string
  plan: AudiencePlan
  language: string | null
}

const FORM = 'mailing'

export function makeDraft(): Draft {
  return { id: crypto.randomUUID(), version: 0, subject: '', body: '', plan: 'any', language: null }
}

/** What was typed before a reload and not kept on the server, read with suspicion; null for nothing. */
export function readTyped(): Draft | null {
  const { id, version, subject, body, plan, language } = Object(readHalfTyped(FORM))
  if (typeof id !== 'string' || typeof subject !== 'string' || typeof body !== 'string') return null
  return {
    ...{ id, subject, body, version: Number.isInteger(version) ? version : 0 },
    plan: AUDIENCE_PLANS.find((one) => one === plan) ?? 'any',
    language: typeof language === 'string' ? language : null,
  }
}

export function keepTyped(draft: Draft | null): void {
  keepHalfTyped(FORM, draft)
}

export function isSame(one: Draft, other: Draft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
