import { type Risks, risksMessages } from '@tripwright/domain/safety/risks'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useRisks } from './risks.state.ts'

type RisksLoaderProps = {
  code: string
  /** Replaces the usual message, where another part of the page loads the same data. */
  missing?: string
  children: (risks: Risks) => ReactNode
}

/** Renders the risks of a country once they are loaded; until then the state of the request. */
export function RisksLoader({ code, missing, children }: RisksLoaderProps) {
  const t = useText(risksMessages)
  const { risks, retry } = useRisks(code)
  if (risks === 'loading')
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-48" />
      </Loading>
    )
  if (risks !== null) return children(risks)
  if (missing) return <p>{missing}</p>
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="max-w-prose">{t('failed')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
    </div>
  )
}
