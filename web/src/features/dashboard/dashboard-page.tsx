import { dashboardMessages } from '@tripwright/domain/dashboard'
import { STARTING_PLACES } from '@tripwright/domain/home'
import { savedMessages } from '@tripwright/domain/saved'
import { Link } from 'wouter'
import { useStartingPlaceItem } from '#features/home/index.ts'
import { GuestSavedList, SaveButton, SavedList } from '#features/saved/index.ts'
import { keepAuthRedirect } from '#platform/auth-redirect.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'

const [EXAMPLE] = STARTING_PLACES

/** What a person saved; a guest sees what this device keeps (decisions.md, "Guards"). */
export function DashboardPage() {
  const t = useText(dashboardMessages)
  const tSaved = useText(savedMessages)
  const session = useSession()

  return (
    <div className="page grid gap-6 py-8 desktop:py-12">
      <header className="grid gap-1 border-ink border-b pb-4">
        <h1>{t('heading')}</h1>
        {/* Two lines of room on a phone: who is there is known a moment later and must move nothing. */}
        <p className="min-h-12 wrap-anywhere text-muted desktop:min-h-6">
          {session.state === 'signed-in' ? t('signed-in.lead', { email: session.user.email }) : null}
          {session.state === 'signed-out' ? t('guest.lead') : null}
        </p>
      </header>
      <section className="grid min-h-[60vh] content-start gap-4">
        <h2>{tSaved('list.title')}</h2>
        {session.state === 'signed-out' ? (
          <GuestSavedList example={<Example />} />
        ) : (
          <SavedList example={<Example />} />
        )}
        {session.state === 'signed-out' ? (
          <Link
            href="/auth"
            className={buttonClass({}, 'justify-self-start')}
            onClick={() => keepAuthRedirect('/dashboard')}
          >
            {t('guest.cta')}
          </Link>
        ) : null}
      </section>
    </div>
  )
}

function Example() {
  const item = useStartingPlaceItem(EXAMPLE)
  return (
    <div className="neatline flex w-full items-center justify-between gap-3 p-3 ps-5">
      <span>
        <strong>{item.title}</strong> <span className="text-muted text-sm">{item.description}</span>
      </span>
      <SaveButton item={item} />
    </div>
  )
}
