import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/checkbox.tsx'
import { toast } from '#ui/toast.ts'
import { useText } from '../text/use-text.ts'
import { useTheme } from '../theme.ts'
import {
  permissionOf,
  STORED,
  type StoredSetting,
  setMobileSetting,
  useMobileSettings,
} from './mobile-settings.state.ts'
import { settingsMessages } from './settings.messages.ts'

/** The switches of this device (specification section 3, "Mobile settings"). Each takes effect at once. */
export function MobileSettings() {
  return (
    <div className="grid">
      <DarkMode />
      {STORED.map((name) => (
        <Setting key={name} name={name} />
      ))}
    </div>
  )
}

function DarkMode() {
  const t = useText(settingsMessages)
  const { darkMode } = useMobileSettings()
  const { theme, setTheme } = useTheme()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-b py-2">
      <Switch
        label={t('darkMode')}
        hint={theme === 'system' ? t('darkMode.system') : undefined}
        checked={darkMode}
        onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
      />
      {theme === 'system' ? null : (
        <Button variant="link" size="sm" onClick={() => setTheme('system')}>
          {t('darkMode.follow')}
        </Button>
      )}
    </div>
  )
}

function Setting({ name }: { name: StoredSetting }) {
  const t = useText(settingsMessages)
  const isOn = useMobileSettings()[name]
  const [isBlocked, setIsBlocked] = useState(false)

  useEffect(() => {
    let isGone = false
    void permissionOf(name).then((state) => !isGone && setIsBlocked(state === 'denied'))
    return () => {
      isGone = true
    }
  }, [name])

  async function change(next: boolean) {
    if (await setMobileSetting(name, next)) return
    const isRefused = (await permissionOf(name)) === 'denied'
    toast(t('failed'), { kind: 'error', ...(isRefused && { description: t('failed.permission') }) })
  }

  return (
    <Switch
      className="border-hairline border-b py-2"
      label={t(name)}
      hint={isBlocked ? t('blocked') : t(`${name}.hint`)}
      checked={isOn}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
