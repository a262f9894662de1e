import { homeContentMessages, listSamples } from '@tripwright/domain/site/home'
import { Link } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'

/** For staff: the remaining samples on home, and where to confirm them. */
export function UnconfirmedContent() {
  const t = useText(homeContentMessages)
  const { called, reload } = useCall(listSamples, undefined)
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-xl">{t('heading')}</h2>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ samples: all }) => {
          const samples = all.filter(({ isConfirmed }) => !isConfirmed)
          return samples.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <div className="grid gap-3">
              <p className="max-w-prose">{t('count', { count: samples.length })}</p>
              <ul className="gap-x-10 lg:columns-2">
                {samples.map(({ id, text, isHidden }) => (
                  <li
                    key={id}
                    className="flex break-inside-avoid flex-wrap justify-between gap-x-4 border-hairline border-b py-2"
                  >
                    <bdi lang="en">
                      {text}
                      {isHidden ? <small className="ms-2 text-muted">{t('hidden')}</small> : null}
                    </bdi>
                  </li>
                ))}
              </ul>
              <Link
                href="?tab=content-generation"
                className="inline-flex min-h-11 items-center justify-self-start underline hover:text-brand"
              >
                {t('how')}
              </Link>
            </div>
          )
        }}
      </Awaited>
    </section>
  )
}
