import { decideSample, listSamples } from '@tripwright/domain/site/home'
import { contentMessages } from '@tripwright/domain/staff/content'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Switch } from '#ui/checkbox.tsx'
import { FormError } from '#ui/form-error.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Sample = { id: string; text: string; isConfirmed: boolean; isHidden: boolean }

/** The samples of home, each confirmed or hidden with a switch. */
export function SampleChoices() {
  const t = useText(contentMessages)
  const { called, reload, set } = useCall(listSamples, undefined)
  const [error, setError] = useState<string | null>(null)

  async function decide(samples: readonly Sample[], changed: Sample) {
    const { id, isConfirmed, isHidden } = changed
    set({ samples: samples.map((one) => (one.id === id ? changed : one)) })
    const response = await call(decideSample, { id, isConfirmed, isHidden })
    setError(response.ok ? null : response.message)
    if (!response.ok) set({ samples: [...samples] })
  }
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{t('group.samples')}</h2>
      <p className="max-w-prose">{t('samples.text')}</p>
      <FormError text={error} />
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {({ samples }) => (
          <ul>
            {samples.map((sample) => (
              <li
                key={sample.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-t py-2"
              >
                <bdi lang="en" className="min-w-0 flex-1 basis-56">
                  {sample.text}
                </bdi>
                <div className="flex flex-wrap gap-x-6">
                  <Switch
                    label={
                      <Named
                        text={t('samples.confirmed')}
                        whole={t('samples.confirm.named', { text: sample.text })}
                      />
                    }
                    checked={sample.isConfirmed}
                    onChange={({ target }) =>
                      void decide(samples, { ...sample, isConfirmed: target.checked })
                    }
                  />
                  <Switch
                    label={
                      <Named
                        text={t('samples.hidden')}
                        whole={t('samples.hide.named', { text: sample.text })}
                      />
                    }
                    checked={sample.isHidden}
                    onChange={({ target }) => void decide(samples, { ...sample, isHidden: target.checked })}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Awaited>
    </section>
  )
}

/** Short beside its text, whole for who does not see that. */
function Named({ text, whole }: { text: string; whole: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  )
}
