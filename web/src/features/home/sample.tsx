import { homeMessages } from '@tripwright/domain/home'
import { useText } from '#platform/text/use-text.ts'

/** Stands beside what was invented for a fresh installation (decisions.md, "Marketing content"). */
export function Sample() {
  const t = useText(homeMessages)
  return <small className="ms-2 font-normal text-muted text-xs">{t('sample')}</small>
}
