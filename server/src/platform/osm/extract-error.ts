import { StartError } from '#platform/start-error.ts'

/** The extract cannot be read; the sentence is for the operator. */
export function refused(sentence: string, cause?: unknown): StartError {
  return new StartError('bad-extract', sentence, { cause })
}

/** The file violates the format. */
export function damaged(cause?: unknown): StartError {
  return refused('the extract is damaged or was not fetched to its end: fetch it again', cause)
}
