import { getSession } from '@tripwright/domain/account/sign-in'
import { factorsMessages } from '@tripwright/domain/account/two-factor'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { PasskeysList } from './passkeys-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoFactorSettings } from './two-factor-settings.tsx'

type WaysInProps = {
  /** Called when sessions may have changed. */
  onChanged: () => void
  /** Hides the password where it exists but is not enough. */
  isStepOnly?: boolean
}

/** The sign-in methods of the account: password, second step, passkeys. */
export function SignInMethods({ onChanged, isStepOnly = false }: WaysInProps) {
  const t = useText(factorsMessages)
  const { called, reload } = useCall(getSession, undefined)

  function changed() {
    void reload()
    onChanged()
  }

  return (
    <section id="signing-in" className="grid scroll-mt-32 gap-6">
      <div className="grid gap-1">
        <h2>{t('title')}</h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      <Awaited
        called={called}
        loadingLabel={t('loading')}
        retryLabel={t('retry')}
        onRetry={() => void reload()}
      >
        {(methods) =>
          methods === null ? null : (
            <>
              {isStepOnly ? null : <PasswordForm onChanged={changed} />}
              <TwoFactorSettings
                isOn={methods.user.twoFactorEnabled}
                email={methods.user.email}
                onChanged={changed}
              />
              <PasskeysList />
            </>
          )
        }
      </Awaited>
    </section>
  )
}
