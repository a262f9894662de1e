import { authPageMessages } from '@tripwright/domain/account/sign-in'
import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Tabs } from '#ui/tabs.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

// Steps that need the server, so that nobody without a network misses them.
const ForgotForm = lazyPart(() => import('./forgot-password-form.tsx').then(({ ForgotForm }) => ForgotForm))
const MailSent = lazyPart(() => import('./mail-sent.tsx').then(({ MailSent }) => MailSent))

type Tab = 'sign-in' | 'sign-up'
type Step = { at: 'tabs'; tab: Tab } | { at: 'sent'; email: string } | { at: 'forgot'; email: string }

const AGREED = { terms: '/terms-and-conditions', privacy: '/privacy-policy' } as const

type AuthStepsProps = {
  /** The first step. */
  tab: Tab
  /** Shown above the tabs. */
  children: ReactNode
}

/** Sign-in, sign-up and their following steps: on the page, and in the dialog. */
export function AuthSteps({ tab, children }: AuthStepsProps) {
  const t = useText(authPageMessages)
  const [step, setStep] = useState<Step>({ at: 'tabs', tab })
  // The form stays until the next step is loaded: with no network nobody looks at an empty page.
  const goTo = (next: Step) => startTransition(() => setStep(next))
  if (step.at !== 'tabs')
    return (
      <Suspense fallback={null}>
        {step.at === 'sent' ? (
          <MailSent email={step.email} />
        ) : (
          <ForgotForm email={step.email} onBack={() => goTo({ at: 'tabs', tab: 'sign-in' })} />
        )}
      </Suspense>
    )
  return (
    <>
      {children}
      <Tabs
        label={t('tabs')}
        selected={step.tab}
        onSelect={(id) => setStep({ at: 'tabs', tab: id === 'sign-up' ? 'sign-up' : 'sign-in' })}
        items={[
          {
            id: 'sign-in',
            label: t('tab.sign-in'),
            panel: (
              <SignInForm
                onForgot={(email) => goTo({ at: 'forgot', email })}
                onNotVerified={(email) => goTo({ at: 'sent', email })}
              />
            ),
          },
          {
            id: 'sign-up',
            label: t('tab.sign-up'),
            panel: <SignUpForm onDone={(email) => goTo({ at: 'sent', email })} />,
          },
        ]}
      />
      <Agreement />
    </>
  )
}

/** The agreement, with a link to each document at its place in the sentence. */
function Agreement() {
  const t = useText(authPageMessages)
  const parts = t('terms.text', { terms: '|terms|', privacy: '|privacy|' }).split('|')
  return (
    <p className="text-muted text-sm">
      {parts.map((part) =>
        part === 'terms' || part === 'privacy' ? (
          // The link opens a new tab, so that the form keeps its input.
          <a key={part} href={AGREED[part]} target="_blank" rel="noreferrer" className="underline">
            {t(`terms.${part}`)}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
