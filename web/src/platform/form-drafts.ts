import { readStored, writeStored } from './storage.ts'

/** What was typed in a form and not yet sent, in this tab: for a form that a reload or another tab of its page takes away. */
export function readFormDraft(form: string): unknown {
  return readStored('half-typed')?.[form]
}

/** Keeps what stands in a form; null when there is nothing to keep any more. */
export function saveFormDraft(form: string, typed: unknown): void {
  const { [form]: _, ...others } = readStored('half-typed') ?? {}
  writeStored('half-typed', typed === null ? others : { ...others, [form]: typed })
}
