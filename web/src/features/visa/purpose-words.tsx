import { purposeMessages, purposeNote, rightText } from '@tripwright/domain/visa'
import { useText } from '#platform/text/use-text.ts'

/** A note that a purpose other than tourism adds, in words. */
export function PurposeNote({ note }: { note: string }) {
  const t = useText(purposeMessages)
  const key = purposeNote(note)
  return key ? t(key) : note
}

/** The agreement that a right to live somewhere rests on. */
export function RightReason({ basis }: { basis: string }) {
  const t = useText(purposeMessages)
  const key = rightText(basis)
  return key ? t('reason.right', { right: t(key) }) : null
}
