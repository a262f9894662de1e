import type { Output } from '@tripwright/domain/base/contract'
import { giveDiscountMessages, listDiscounts, makeDiscounts } from '@tripwright/domain/plans/discount'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

type Discount = Output<typeof listDiscounts>['discounts'][number]

/** Staff create discounts here, and see their claims and uses. */
export function DiscountsTab() {
  const t = useText(giveDiscountMessages)
  const { called, reload } = useCall(listDiscounts, undefined)
  const [urls, setUrls] = useState<string[]>([])
  return (
    <div className="grid gap-8">
      <MakeForm
        onMade={(created) => {
          setUrls(created)
          void reload()
        }}
      />
      {urls.length === 0 ? null : <MadeLinks urls={urls} />}
      <section className="grid gap-3">
        <h2>{t('title')}</h2>
        <Awaited
          called={called}
          loadingLabel={t('loading')}
          retryLabel={t('retry')}
          onRetry={() => void reload()}
        >
          {({ discounts }) =>
            discounts.length === 0 ? (
              <p className="max-w-prose text-muted">{t('empty')}</p>
            ) : (
              <ol>
                {discounts.map((discount) => (
                  <DiscountRow
                    key={`${discount.createdAt} ${discounts.indexOf(discount)}`}
                    discount={discount}
                  />
                ))}
              </ol>
            )
          }
        </Awaited>
      </section>
    </div>
  )
}

function MakeForm({ onMade }: { onMade: (urls: string[]) => void }) {
  const t = useText(giveDiscountMessages)
  const { isBusy, error, onSubmit } = useForm(async (fields) => {
    const number = (name: string) => Number(fieldText(fields, name))
    const terms = { percent: number('percent'), days: number('days'), count: number('count') }
    const response = await call(makeDiscounts, terms, { idempotencyKey: crypto.randomUUID() })
    if (!response.ok) return response.message
    onMade(response.value.urls)
    return null
  })
  const number = { type: 'number', inputMode: 'numeric', min: 1, required: true } as const
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <h2>{t('make.title')}</h2>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <TextField label={t('make.percent')} name="percent" defaultValue="20" max={100} {...number} />
        <TextField label={t('make.days')} name="days" defaultValue="7" max={365} {...number} />
        <TextField label={t('make.count')} name="count" defaultValue="1" max={50} {...number} />
      </div>
      <FormError text={error} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('make.submit')}
      </Button>
    </form>
  )
}

function MadeLinks({ urls }: { urls: readonly string[] }) {
  const t = useText(giveDiscountMessages)
  const text = urls.join('\n')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast(t('made.copied'), { kind: 'success' })
    } catch {
      toast(t('made.not-copied'), { kind: 'error' })
    }
  }
  return (
    <section role="status" className="grid gap-3 border border-brand bg-wash p-4">
      <h2>{t('made.title')}</h2>
      <p>{t('made.text')}</p>
      <TextareaField
        label={t('made.label')}
        dir="ltr"
        readOnly
        value={text}
        rows={Math.min(8, urls.length + 1)}
      />
      <Button variant="outline" className="justify-self-start" onClick={() => void copy()}>
        {t('made.copy')}
      </Button>
    </section>
  )
}

function DiscountRow({ discount }: { discount: Discount }) {
  const t = useText(giveDiscountMessages)
  // As it was when the page was opened.
  const [now] = useState(() => Date.now())
  const { percent, expiresAt, claimedAt, claimedBy, usedAt } = discount
  const who = claimedBy ?? t('guest')
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-1 border-hairline border-t py-3">
      <strong className="tabular w-24">{t('percent', { percent })}</strong>
      <p className="wrap-anywhere min-w-0">{lineOf()}</p>
    </li>
  )

  function lineOf(): string {
    if (usedAt !== null) return t('state.used', { at: new Date(usedAt), who })
    if (claimedAt !== null) return t('state.claimed', { at: new Date(claimedAt), who })
    const at = new Date(expiresAt)
    return t(at.getTime() > now ? 'state.open' : 'state.over', { at })
  }
}
