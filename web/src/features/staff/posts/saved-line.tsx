import { staffPostsMessages } from '@tripwright/domain/staff/posts'
import { useText } from '#platform/text/use-text.ts'

type SavedLineProps = { text: { revision: number; savedAt: string | null; savedBy: string | null } }

/** Which version this is, who saved it, and when. */
export function SavedLine({ text: { revision, savedAt, savedBy } }: SavedLineProps) {
  const t = useText(staffPostsMessages)
  if (savedAt === null) return <span>{t('saved.built', { revision })}</span>
  const at = new Date(savedAt)
  if (savedBy === null) return <span>{t('saved.gone', { revision, at })}</span>
  return <span>{t('saved.by', { revision, at, name: savedBy })}</span>
}
