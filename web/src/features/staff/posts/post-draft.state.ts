import type { PostText } from '@tripwright/domain/site/blog'
import { useState } from 'react'
import { readFormDraft, saveFormDraft } from '#platform/form-drafts.ts'

/**
 * A text while it is written: `base` is the version that it changes, 0 for a new post; `writtenWith` is the language model whose
 * suggestion is in it.
 */
export type PostDraft = { base: number; slug: string; text: PostText; writtenWith?: string }

export const EMPTY_TEXT: PostText = { title: '', description: '', writer: '', topics: [], text: '' }

/** What somebody writes, kept in this tab until it is saved: a reload, or another page, loses nothing. */
export function usePostDraft(saved: PostDraft) {
  const form = `post ${saved.base === 0 ? '' : saved.slug}`
  const [draft, setDraft] = useState<PostDraft>(() => keptDraft(form) ?? saved)
  return {
    draft,
    isChanged: JSON.stringify(draft.text) !== JSON.stringify(saved.text) || draft.slug !== saved.slug,
    change(next: PostDraft) {
      setDraft(next)
      saveFormDraft(form, next)
    },
    /** Shows a saved text, and forgets what was typed. */
    reset(next: PostDraft) {
      setDraft(next)
      saveFormDraft(form, null)
    },
  }
}

// Written by this function alone; anything else is dropped.
function keptDraft(form: string): PostDraft | null {
  const kept = readFormDraft(form)
  const isDraft = typeof Object(kept).base === 'number' && typeof Object(Object(kept).text).text === 'string'
  return isDraft ? (kept as PostDraft) : null
}
