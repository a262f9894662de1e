import { readStored, writeStored } from './storage.ts'

/** Unsent text of a form, kept for this tab, because a reload or another tab of its page unmounts the form. */
export function readFormDraft(form: string): unknown {
  return readStored('half-typed')?.[form]
}

/** Stores a form's text; null removes it. */
export function saveFormDraft(form: string, typed: unknown): void {
  const { [form]: _, ...others } = readStored('half-typed') ?? {}
  writeStored('half-typed', typed === null ? others : { ...others, [form]: typed })
}
