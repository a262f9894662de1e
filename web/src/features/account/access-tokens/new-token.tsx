import { accessTokensMessages, clientConfiguration } from '@tripwright/domain/account/access-tokens'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

type NewTokenProps = { secret: string; endpoint: string; onDone: () => void }

/** The secret of a new token, shown only once, and what to do with it. */
export function NewToken({ secret, endpoint, onDone }: NewTokenProps) {
  const t = useText(accessTokensMessages)
  const section = useRef<HTMLElement>(null)
  // The button that was pressed is gone, and the token is shown only once.
  useEffect(() => section.current?.focus(), [])
  const configuration = clientConfiguration({ endpoint, secret })

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast(done, { kind: 'success' })
    } catch {
      toast(t('copy-failed'), { kind: 'error' })
    }
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className="neatline grid max-w-160 scroll-mt-32 gap-4 p-5"
      aria-label={t('made.title')}
    >
      <h3>{t('made.title')}</h3>
      <p className="max-w-prose">{t('made.text')}</p>
      <div className="grid justify-items-start gap-2">
        <h4>{t('made.token')}</h4>
        <code dir="ltr" className="wrap-anywhere border border-rule bg-well p-3 text-sm">
          {secret}
        </code>
        <Button size="sm" onClick={() => void copy(secret, t('made.copied'))}>
          {t('made.copy')}
        </Button>
      </div>
      <div className="grid justify-items-start gap-2">
        <h4>{t('made.example')}</h4>
        <p className="max-w-prose wrap-anywhere">{t('made.example.text', { url: endpoint })}</p>
        <pre
          dir="ltr"
          className="wrap-anywhere justify-self-stretch whitespace-pre-wrap border border-rule bg-well p-3 text-sm"
        >
          {configuration}
        </pre>
        <Button
          variant="outline"
          size="sm"
          onClick={() => void copy(configuration, t('made.example.copied'))}
        >
          {t('made.example.copy')}
        </Button>
      </div>
      <Button variant="outline" className="justify-self-start" onClick={onDone}>
        {t('made.done')}
      </Button>
    </section>
  )
}
