import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useId } from 'react'

/** Specification section 3: light, dark or system. */
export type Theme = 'light' | 'dark' | 'system'

const CHOICES = [
  { theme: 'light', Icon: Sun },
  { theme: 'system', Icon: Monitor },
  { theme: 'dark', Icon: Moon },
] as const

type ThemeSwitchProps = {
  value: Theme
  onChange: (theme: Theme) => void
  /** The name of the group, and of each choice. */
  label: string
  names: Record<Theme, string>
}

/** Three radio buttons in a row. The caller stores the choice and sets `data-theme` on the root. */
export function ThemeSwitch({ value, onChange, label, names }: ThemeSwitchProps) {
  const group = useId()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {CHOICES.map(({ theme, Icon }) => (
        <label key={theme} title={names[theme]}>
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={value === theme}
            onChange={() => onChange(theme)}
            aria-label={names[theme]}
          />
          <Icon aria-hidden="true" className="size-5" />
        </label>
      ))}
    </fieldset>
  )
}
