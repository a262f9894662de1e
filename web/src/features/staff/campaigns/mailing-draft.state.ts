import { AUDIENCE_PLANS, type AudiencePlan } from '@tripwright/domain/staff/campaigns'
import { readFormDraft, saveFormDraft } from '#platform/form-drafts.ts'

/** A mailing as its author edits it; `version` 0 is not saved yet. */
export type MailingDraft = {
  id: string
  version: number
  subject: string
  body: string
  plan: AudiencePlan
  language: string | null
}

const FORM = 'mailing'

export function makeDraft(): MailingDraft {
  return { id: crypto.randomUUID(), version: 0, subject: '', body: '', plan: 'any', language: null }
}

/** Unsaved input from before a reload, validated; null when there is none. */
export function readSavedDraft(): MailingDraft | null {
  const { id, version, subject, body, plan, language } = Object(readFormDraft(FORM))
  if (typeof id !== 'string' || typeof subject !== 'string' || typeof body !== 'string') return null
  return {
    id,
    subject,
    body,
    version: Number.isInteger(version) ? version : 0,
    plan: AUDIENCE_PLANS.find((one) => one === plan) ?? 'any',
    language: typeof language === 'string' ? language : null,
  }
}

export function saveDraft(draft: MailingDraft | null): void {
  saveFormDraft(FORM, draft)
}

export function isSameDraft(one: MailingDraft, other: MailingDraft | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
