import { contentMessages, SINGLE_PARTS } from '@tripwright/domain/staff/content'
import { useLocation, useSearch } from 'wouter'
import { useText } from '#platform/text/use-text.ts'

/** The address in which a part is edited; null for the list. */
export function useContentPlace() {
  const [path, navigate] = useLocation()
  const parameters = new URLSearchParams(useSearch())
  const hrefOf = (part: string | null) => {
    const next = new URLSearchParams(parameters)
    if (part === null) next.delete('part')
    else next.set('part', part)
    return `${path}?${next}`
  }
  return { hrefOf, open: (part: string | null) => navigate(hrefOf(part)) }
}

/** What staff call a part: its own name, or its page's address. */
export function usePartName(): (part: string) => string {
  const t = useText(contentMessages)
  return (part) => {
    const single = SINGLE_PARTS.find((one) => one === part)
    return single ? t(`part.${single}`) : part.replace(/^[a-z]+:/, '')
  }
}
