import { profileMessages } from '@tripwright/domain/account/profile'
import { Suspense, useState } from 'react'
import { loadStorageLine } from '#features/documents/files/index.ts'
import { loadMailAddress } from '#features/documents/forwarding/index.ts'
import { OwnPlan } from '#features/plans/billing/index.ts'
import { UsageCard } from '#features/plans/usage/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { ClearData } from '#platform/settings/clear-data.tsx'
import { MobileSettings } from '#platform/settings/mobile-settings.tsx'
import { ownNameOf } from '#platform/text/formatter.ts'
import { chooseLocale, offeredLocales, useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { useTheme } from '#platform/theme.ts'
import { useScrollToHash } from '#platform/use-scroll-to-hash.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { SelectField } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { SessionsList } from './sessions-list.tsx'

// Few people have a squad, and the mail choices can load a moment later.
const OwnSeats = lazyPart(() => import('./own-seats.tsx').then(({ OwnSeats }) => OwnSeats))
const MailChoices = lazyPart(() => import('./mail-choices.tsx').then(({ MailChoices }) => MailChoices))
const PushDevices = lazyPart(() =>
  import('#features/account/notifications/index.ts').then(({ PushDevices }) => PushDevices),
)
// Large, and shown on this page only.
const EmailAddress = lazyPart(() =>
  import('#features/account/email-change/index.ts').then(({ EmailAddress }) => EmailAddress),
)
const SignInMethods = lazyPart(() =>
  import('#features/account/two-factor/index.ts').then(({ SignInMethods }) => SignInMethods),
)

const StorageSection = lazyPart(() =>
  import('#platform/settings/storage-section.tsx').then(({ StorageSection }) => StorageSection),
)
const AccessTokens = lazyPart(() =>
  import('#features/account/access-tokens/index.ts').then(({ AccessTokens }) => AccessTokens),
)
const StorageLine = lazyPart(loadStorageLine)
const MailAddress = lazyPart(loadMailAddress)

const THEMES = ['light', 'dark', 'system'] as const

/** Settings of this device, plan, squad, mail choices, sign-in methods, sessions and access tokens. */
export function SettingsPage() {
  const t = useText(profileMessages)
  useScrollToHash()
  // A new password or a second step signs other devices out, so the list is fetched again.
  const [changes, setChanges] = useState(0)
  // Another plan may have seats.
  const [plans, setPlans] = useState(0)
  return (
    <PageFrame heading={t('settings.heading')}>
      <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-x-16">
        <div className="grid gap-10">
          <section className="grid max-w-120 gap-4">
            <h2>{t('settings.display')}</h2>
            <ThemeField />
            <LanguageField />
          </section>
          <section className="grid max-w-120 gap-4">
            <h2>{t('settings.app')}</h2>
            <MobileSettings />
            <Suspense>
              <StorageSection />
            </Suspense>
            <ClearData />
          </section>
          <OwnPlan onChanged={() => setPlans(plans + 1)} />
          <UsageCard isBare />
          <Suspense>
            <StorageLine />
            <OwnSeats key={plans} />
            <MailChoices />
            <PushDevices />
          </Suspense>
        </div>
        <div className="grid gap-10">
          <Suspense fallback={<Skeleton className="h-36" />}>
            <EmailAddress />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <SignInMethods onChanged={() => setChanges(changes + 1)} />
          </Suspense>
          <SessionsList key={changes} />
          <Suspense>
            <MailAddress />
            <AccessTokens key={changes} />
          </Suspense>
        </div>
      </div>
    </PageFrame>
  )
}

function ThemeField() {
  const t = useText(profileMessages)
  const { theme, setTheme } = useTheme()
  return (
    <SelectField
      label={t('settings.theme')}
      value={theme}
      onChange={({ target: { value } }) => {
        const chosen = THEMES.find((one) => one === value)
        if (chosen) setTheme(chosen)
      }}
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {t(`settings.theme.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}

function LanguageField() {
  const t = useText(profileMessages)
  const { locale } = useLocale()
  const offered = offeredLocales(locale)

  return (
    <SelectField
      label={t('settings.language')}
      value={offered.find((tag) => tag === locale) ?? offered[0]}
      onChange={async ({ target }) => {
        if (!(await chooseLocale(target.value))) toast(t('settings.language.failed'), { kind: 'error' })
      }}
    >
      {offered.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {ownNameOf(tag)}
        </option>
      ))}
    </SelectField>
  )
}
