import { clsx } from 'clsx'
import Search from 'lucide-react/icons/search'
import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text/use-text.ts'
import { useCloseOnBack } from '#platform/use-close-on-back.ts'
import { Drawer } from '#ui/drawer.tsx'
import { accountMessages } from './account.messages.ts'
import { appMessages } from './app.messages.ts'
import type { NavGroup } from './nav-groups.ts'
import { openPanel } from './open-panel.ts'

const ROW =
  'flex min-h-12 w-full items-center gap-3 border-hairline border-b text-start aria-[current]:text-brand-strong'

type ToolsDrawerProps = { groups: readonly NavGroup[]; onClose: () => void }

/** The menu of the mobile layout: every tool and every page (specification section 2, "Shell"). */
export function ToolsDrawer({ groups, onClose }: ToolsDrawerProps) {
  const t = useText(appMessages)
  const tAccount = useText(accountMessages)
  const [path] = useLocation()
  const leave = useCloseOnBack(onClose)

  function follow() {
    leave()
    onClose()
  }

  return (
    <Drawer onDismiss={onClose} title={t('nav.all')} closeLabel={tAccount('close')}>
      <button
        type="button"
        className={ROW}
        onClick={() => {
          onClose()
          openPanel('palette')
        }}
      >
        <Search aria-hidden="true" className="size-5 text-brand" />
        {t('nav.search')}
      </button>
      <nav aria-label={t('nav.all')}>
        {groups.map(({ name, links }) => (
          <section key={name}>
            <h3 className="coordinate pt-6 pb-1">{t(`group.${name}`)}</h3>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <Link
                    href={href}
                    replace
                    aria-current={path === href ? 'page' : undefined}
                    className={clsx(ROW, name === 'tools' && 'font-display font-semibold text-lg')}
                    onClick={follow}
                  >
                    {t(text)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Drawer>
  )
}
