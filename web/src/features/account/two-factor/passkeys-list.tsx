import { factorsMessages, listPasskeys, removePasskey } from '@tripwright/domain/account/two-factor'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { canUsePasskeys, makePasskey } from './passkey-ceremony.state.ts'

/** The passkeys of the account, and a form to add one. */
export function PasskeysList() {
  const t = useText(factorsMessages)
  const { called, reload } = useCall(listPasskeys, undefined)
  // The next passkey gets another name.
  const count = called.status === 'ready' ? called.value.length : 0
  const form = useForm(async (fields) => {
    const created = await makePasskey(fieldText(fields, 'name').trim())
    if (created === null) return t('passkeys.not-added')
    if (!created.ok) return created.message
    toast(t('passkeys.added'), { kind: 'success' })
    await reload()
    return null
  })

  async function remove(id: string) {
    const response = await call(removePasskey, { id })
    if (!response.ok) return toast(response.message, { kind: 'error' })
    toast(t('passkeys.removed'))
    await reload()
  }

  return (
    <section className="grid gap-4 border-hairline border-t pt-6">
      <h3>{t('passkeys.title')}</h3>
      <p className="max-w-prose">{t('passkeys.text')}</p>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="text-muted">{t('passkeys.none')}</p>
          ) : (
            <ul className="border-hairline border-b">
              {passkeys.map(({ id, name, backedUp, createdAt }) => {
                const label = name || t('passkeys.unnamed')
                const at = new Date(createdAt ?? 0)
                return (
                  <li
                    key={id}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-t py-3"
                  >
                    <p className="min-w-0 wrap-anywhere">
                      {t('passkeys.one', { name: label, at })}{' '}
                      {backedUp ? <Badge>{t('passkeys.backed-up')}</Badge> : null}
                    </p>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('passkeys.remove.name', { name: label })}
                      onClick={() => void remove(id)}
                    >
                      {t('passkeys.remove')}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Awaited>
      {canUsePasskeys() ? (
        <form key={count} onSubmit={form.onSubmit} className="grid max-w-120 gap-4">
          <FormError text={form.error} />
          <TextField label={t('passkeys.name')} name="name" maxLength={60} autoComplete="off" />
          <Button type="submit" variant="outline" busy={form.isBusy} className="justify-self-start">
            {t('passkeys.add')}
          </Button>
        </form>
      ) : (
        <p className="text-muted">{t('passkeys.unsupported')}</p>
      )}
    </section>
  )
}
