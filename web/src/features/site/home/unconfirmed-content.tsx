import { homeContentMessages, listUnconfirmed } from '@tripwright/domain/site/home'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'

const COMMAND = 'npm run content -- confirm'

/** For staff: the remaining samples on home, and how to confirm them. */
export function UnconfirmedContent() {
  const t = useText(homeContentMessages)
  const { called, reload } = useCall(listUnconfirmed, undefined)
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-xl">{t('heading')}</h2>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ samples }) =>
          samples[0] === undefined ? (
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
                    <code dir="ltr">{id}</code>
                  </li>
                ))}
              </ul>
              <p>{t('how')}</p>
              <p>
                <code dir="ltr" className="wrap-anywhere">
                  {`${COMMAND} ${samples[0].id}`}
                </code>
              </p>
            </div>
          )
        }
      </Awaited>
    </section>
  )
}
