import type { StaffContent } from '@tripwright/domain/staff/content'
import { useState } from 'react'
import { readFormDraft, saveFormDraft } from '#platform/form-drafts.ts'

type Draft = { base: number; value: unknown }

/** What somebody writes, kept in this tab until it is saved: a reload, or another page, loses nothing. */
export function useContentDraft(saved: StaffContent) {
  const form = `content ${saved.part}`
  const [draft, setDraft] = useState<Draft | null>(() => keptDraft(form))
  const { base, value } = draft ?? { base: saved.revision, value: saved.value }
  return {
    value,
    base,
    isChanged: JSON.stringify(value) !== JSON.stringify(saved.value),
    change(next: unknown) {
      const changed = { base, value: next }
      setDraft(changed)
      saveFormDraft(form, changed)
    },
    /** Shows a saved text, and forgets what was typed. */
    reset() {
      setDraft(null)
      saveFormDraft(form, null)
    },
  }
}

// Written by this function alone; anything else is dropped.
function keptDraft(form: string): Draft | null {
  const kept = readFormDraft(form)
  const isDraft = typeof Object(kept).base === 'number' && typeof Object(kept).value === 'object'
  return isDraft ? (kept as Draft) : null
}
