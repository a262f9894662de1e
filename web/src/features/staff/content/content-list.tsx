import { contentMessages, type ListedPart, listContent } from '@tripwright/domain/staff/content'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useContentPlace, usePartName } from './content-place.state.ts'
import { SampleChoices } from './sample-choices.tsx'

const GROUPS = ['home', 'prose', 'page'] as const

/** Every text of the public pages that staff can change, with its state. */
export function ContentList() {
  const t = useText(contentMessages)
  const { called, reload } = useCall(listContent, {})
  return (
    <div className="grid gap-8">
      <p className="max-w-prose">{t('lead')}</p>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ parts }) =>
          GROUPS.map((group) => (
            <section key={group} className="grid gap-2">
              <h2 className="text-xl">{t(`group.${group}`)}</h2>
              <ul>
                {parts
                  .filter(({ part }) => groupOf(part) === group)
                  .map((one) => (
                    <PartRow key={one.part} listed={one} />
                  ))}
              </ul>
            </section>
          ))
        }
      </Awaited>
      <SampleChoices />
    </div>
  )
}

function groupOf(part: string): (typeof GROUPS)[number] {
  if (part.startsWith('page:')) return 'page'
  return part.startsWith('prose:') ? 'prose' : 'home'
}

function PartRow({ listed: { part, page, state, savedAt, savedBy } }: { listed: ListedPart }) {
  const t = useText(contentMessages)
  const nameOf = usePartName()
  const { hrefOf } = useContentPlace()
  const name = nameOf(part)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>{' '}
          {part.includes(':') ? (
            <bdi lang="en" className="text-muted">
              {page}
            </bdi>
          ) : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          {state === null ? (
            t('unchanged')
          ) : (
            <Badge tone={state === 'published' ? 'brand' : 'neutral'}>{t('state', { state })}</Badge>
          )}
          {savedAt === null ? null : (
            <span>{t('saved', { at: new Date(savedAt), name: savedBy ?? t('somebody') })}</span>
          )}
        </p>
      </div>
      <Link
        href={hrefOf(part)}
        aria-label={t('edit.named', { name })}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {t('edit')}
      </Link>
    </li>
  )
}
