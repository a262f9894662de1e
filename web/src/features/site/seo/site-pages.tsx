import { checkPage, type PageFacts, seoMessages } from '@tripwright/domain/site/seo'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useSiteCheck } from './site-check.state.ts'

/** Every public page with the lengths of its texts and its faults. */
export function SitePages() {
  const t = useText(seoMessages)
  return (
    <CheckedSite>
      {(pages) => {
        const faults = pages.reduce((sum, { facts }) => sum + (facts ? checkPage(facts).length : 1), 0)
        return (
          <>
            <p role="status" className="text-muted">
              {t('summary', { pages: pages.length, faults })}
            </p>
            <PageRows pages={pages}>
              {(facts) => (
                <>
                  <span className="coordinate">
                    {t('lengths', { title: facts.title.length, description: facts.description.length })}
                  </span>
                  {checkPage(facts).map((fault) => (
                    <Badge key={fault} tone="signal">
                      {t(`fault.${fault}`)}
                    </Badge>
                  ))}
                  {checkPage(facts).length === 0 ? <Badge tone="brand">{t('good')}</Badge> : null}
                </>
              )}
            </PageRows>
          </>
        )
      }}
    </CheckedSite>
  )
}

/** The texts of every public page, the shortest first. */
export function SiteWords() {
  const t = useText(seoMessages)
  const wordsOf = (page: Page) => page.facts?.words ?? 0
  return (
    <CheckedSite>
      {(pages) => (
        <PageRows pages={pages.toSorted((a, b) => wordsOf(a) - wordsOf(b))}>
          {({ words }) => <span className="coordinate">{t('words', { words })}</span>}
        </PageRows>
      )}
    </CheckedSite>
  )
}

type Page = { path: string; facts: PageFacts | null }

function CheckedSite({ children }: { children: (pages: Page[]) => ReactNode }) {
  const t = useText(seoMessages)
  const { check, again } = useSiteCheck()
  if (check.state === 'loading' || check.state === 'reading')
    return (
      <Loading
        label={check.state === 'loading' ? t('loading') : t('reading', { done: check.done, all: check.all })}
      >
        <p aria-hidden="true" className="pb-3 text-muted">
          {check.state === 'loading' ? t('loading') : t('reading', { done: check.done, all: check.all })}
        </p>
        <Skeleton className="h-64" />
      </Loading>
    )
  return (
    <div className="grid gap-4">
      {check.state === 'failed' ? <p role="alert">{t('failed')}</p> : children(check.pages)}
      <Button variant="outline" className="justify-self-start" onClick={again}>
        {t('again')}
      </Button>
    </div>
  )
}

function PageRows({ pages, children }: { pages: Page[]; children: (facts: PageFacts) => ReactNode }) {
  const t = useText(seoMessages)
  return (
    <ul className="border-hairline border-b">
      {pages.map(({ path, facts }) => (
        <li key={path} className="grid gap-1 border-hairline border-t py-3">
          <p className="wrap-anywhere">
            <Link href={path} className="font-semibold underline">
              <bdi>{path}</bdi>
            </Link>{' '}
            <span className="text-muted">{facts?.title}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {facts ? children(facts) : <Badge tone="signal">{t('unreadable')}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  )
}
