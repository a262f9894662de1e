import { checkPage, type PageFacts, type PageFault, seoMessages } from '@tripwright/domain/site/seo'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { mendTexts } from './mend-texts.state.ts'
import { useSiteCheck } from './site-check.state.ts'

/** Every public page with the lengths of its texts and its faults, those with the most first. */
export function SitePages() {
  const t = useText(seoMessages)
  return (
    <CheckedSite>
      {(pages, reread) => {
        const faultsOf = ({ facts }: Page) => (facts ? checkPage(facts).length : 1)
        const faults = pages.reduce((sum, page) => sum + faultsOf(page), 0)
        return (
          <>
            <p role="status" className="text-muted">
              {t('summary', { pages: pages.length, faults })}
            </p>
            <PageRows pages={pages.toSorted((a, b) => faultsOf(b) - faultsOf(a))}>
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
                  <FactsLine facts={facts} />
                  <Advice facts={facts} />
                  <PageTasks facts={facts} onMended={reread} />
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

function FactsLine({ facts: { words, links, bytes, structured } }: { facts: PageFacts }) {
  const t = useText(seoMessages)
  const formats = useFormats()
  const size = t('kilobytes', { size: formats.number(bytes / 1000, { maximumFractionDigits: 0 }) })
  const types = structured.types.join(', ') || t('facts.none')
  return <span className="basis-full text-muted text-sm">{t('facts', { words, links, size, types })}</span>
}

const OF_TEXTS = ['title-missing', 'title-long', 'description-missing', 'description-long'] as const
type TextFault = (typeof OF_TEXTS)[number]

function isTextFault(fault: PageFault): fault is TextFault {
  return OF_TEXTS.some((one) => one === fault)
}

const isOfPost = (path: string) => /^\/(?:blog|writers)\/./.test(path)

/** What to do about each fault that no button here mends. */
function Advice({ facts }: { facts: PageFacts }) {
  const t = useText(seoMessages)
  const faults = checkPage(facts)
  const advice = [
    ...new Set(
      faults.flatMap((fault) =>
        isTextFault(fault) ? (isOfPost(facts.path) ? ['post' as const] : []) : [fault],
      ),
    ),
  ]
  if (advice.length === 0) return null
  return (
    <ul className="basis-full text-sm">
      {advice.map((one) => (
        <li key={one}>
          {one === 'post' || faults.length === 1
            ? t(`advice.${one}`)
            : t('advice.of', { issue: t(`fault.${one}`), advice: t(`advice.${one}`) })}
        </li>
      ))}
    </ul>
  )
}

/** Where a text is the fault: cut it and publish it, or write another. Posts have an editor of their own. */
function PageTasks({ facts, onMended }: { facts: PageFacts; onMended: (path: string) => Promise<void> }) {
  const t = useText(seoMessages)
  const [isBusy, setIsBusy] = useState(false)
  const faults = checkPage(facts).filter(isTextFault)
  const { path } = facts
  if (faults.length === 0 || isOfPost(path)) return null

  async function mend() {
    setIsBusy(true)
    const problem = await mendTexts(facts)
    if (problem === null) toast(t('mend.done'), { kind: 'success' })
    else toast(problem, { kind: 'error' })
    // The server asks the database once a second.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await onMended(path)
    setIsBusy(false)
  }
  return (
    <span className="flex basis-full flex-wrap gap-3">
      {faults.some((fault) => fault.endsWith('-long')) ? (
        <Button
          size="sm"
          variant="outline"
          busy={isBusy}
          aria-label={t('mend.named', { path })}
          onClick={() => void mend()}
        >
          {t('mend')}
        </Button>
      ) : null}
      <Link
        href={`?tab=content-generation&part=page:${path}`}
        aria-label={t('edit.named', { path })}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        {t('edit')}
      </Link>
    </span>
  )
}

type Page = { path: string; facts: PageFacts | null }

function CheckedSite({
  children,
}: {
  children: (pages: Page[], reread: (path: string) => Promise<void>) => ReactNode
}) {
  const t = useText(seoMessages)
  const { check, again, reread } = useSiteCheck()
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
      {check.state === 'failed' ? <p role="alert">{t('failed')}</p> : children(check.pages, reread)}
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
            <bdi className="text-muted">{facts?.title}</bdi>
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {facts ? children(facts) : <Badge tone="signal">{t('unreadable')}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  )
}
