import { profileMessages } from '@tripwright/domain/account/profile'
import { updateName } from '@tripwright/domain/account/sign-in'
import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { loadPhotoSection } from '#features/documents/files/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { queueWrite } from '#platform/queue-write.ts'
import { refreshSession, useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { OwnData } from './own-data.tsx'

const PreferencesSection = lazyPart(() =>
  import('./preferences-section.tsx').then(({ PreferencesSection }) => PreferencesSection),
)
// Cropping is code that few visits need.
const PhotoSection = lazyPart(loadPhotoSection)

/** The account: its name, its travel preferences, and all its data. */
export function ProfilePage() {
  const t = useText(profileMessages)
  return (
    <PageFrame heading={t('heading')}>
      <div className="grid gap-10">
        <You />
        <Suspense fallback={<Skeleton className="h-112 max-w-200" />}>
          <PreferencesSection />
        </Suspense>
        <OwnData />
        <Link href="/settings" className={buttonClass({ variant: 'outline' }, 'justify-self-start')}>
          {t('settings')}
        </Link>
      </div>
    </PageFrame>
  )
}

function You() {
  const t = useText(profileMessages)
  const session = useSession()
  const form = useForm(async (fields) => {
    const delivery = await queueWrite(updateName, { name: fieldText(fields, 'name') }, 'name')
    if (delivery.state === 'refused') return delivery.refusal.message
    if (delivery.state === 'queued') return null
    await refreshSession()
    toast(t('you.saved'), { kind: 'success' })
    return null
  })
  const field = useNameField(session.state === 'signed-in' ? session.user.name : '')
  if (session.state !== 'signed-in') return null
  const { name, email } = session.user

  return (
    <section className="grid gap-4">
      <h2>{t('you.title')}</h2>
      <form onSubmit={form.onSubmit} className="grid max-w-120 gap-4">
        <FormError text={form.error} />
        <TextField label={t('you.email')} hint={t('you.email.hint')} type="email" value={email} readOnly />
        <TextField
          ref={field}
          label={t('you.name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={name}
        />
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {t('you.save')}
        </Button>
      </form>
      <Suspense fallback={<Skeleton className="h-36 max-w-120" />}>
        <PhotoSection />
      </Suspense>
    </section>
  )
}

/** The field follows the name of the account until somebody types: what is typed while an earlier name is saved stays. */
function useNameField(name: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(name)
  useEffect(() => {
    if (field.current?.value === before.current) field.current.value = name
    before.current = name
  }, [name])
  return field
}
