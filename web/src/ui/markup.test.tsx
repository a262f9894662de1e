import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Checkbox, Switch } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { ContourArt } from './contour-art.tsx'
import { EmptyState } from './empty-state.tsx'
import { Level } from './level.tsx'
import { Menu } from './menu.tsx'
import { PasswordField } from './password-field.tsx'
import { Progress } from './progress.tsx'
import { SelectField } from './select.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Toaster } from './toaster.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const nothing = () => {}
const PIECES: Record<string, ReactElement> = {
  badge: <Badge tone="signal">Offline Mode</Badge>,
  button: <Button busy>Save</Button>,
  checkbox: <Checkbox label="Keep me signed in" hint="On this device" />,
  switch: <Switch label="Notifications" />,
  combobox: (
    <Combobox
      label="Destination"
      value=""
      onChange={nothing}
      onPick={nothing}
      search={async () => []}
      getKey={String}
      renderItem={String}
      countLabel={String}
    />
  ),
  art: <ContourArt lat={41.9} lon={12.5} variant="band" />,
  empty: (
    <EmptyState title="No trips yet" action={<Button>Try Lisbon</Button>}>
      A trip is a plan.
    </EmptyState>
  ),
  level: <Level level={3}>Mind</Level>,
  menu: <Menu button="Account" items={[{ id: 'a', label: 'Dashboard', href: '/dashboard' }]} />,
  password: <PasswordField label="Password" showLabel="Show password" />,
  progress: (
    <Progress label="Lisbon" value={3} max={9} count="3 of 9" cancel={{ label: 'Cancel', onPick: nothing }} />
  ),
  select: (
    <SelectField label="Guests">
      <option>1 guest</option>
    </SelectField>
  ),
  skeleton: (
    <Loading label="Loading trips">
      <Skeleton className="h-4" />
    </Loading>
  ),
  tabs: <Tabs label="Trips" items={[{ id: 'a', label: 'Upcoming', panel: 'none' }]} />,
  text: <TextField label="Email" type="email" required error="Please enter a valid email address" />,
  textarea: <TextareaField label="Notes" />,
  theme: (
    <ThemeSwitch
      value="system"
      onChange={nothing}
      label="Theme"
      names={{ light: 'Light', dark: 'Dark', system: 'System' }}
    />
  ),
  toaster: <Toaster label="Notifications" closeLabel="Dismiss" />,
  hidden: <VisuallyHidden>Loading</VisuallyHidden>,
}

describe('what the server renders', () => {
  it.each(Object.entries(PIECES))(
    'has no style attribute in %s: the policy of the page refuses it',
    (_, piece) => {
      expect(renderToStaticMarkup(piece)).not.toMatch(/\sstyle=/)
    },
  )

  it('hides every icon from screen readers', () => {
    for (const piece of Object.values(PIECES))
      for (const [tag] of renderToStaticMarkup(piece).matchAll(/<svg[^>]*>/g))
        expect(tag).toContain('aria-hidden="true"')
  })

  it('marks a level by number and word, not by colour alone', () => {
    const markup = renderToStaticMarkup(<Level level={3}>Mind</Level>)
    expect(markup.match(/data-filled/g)).toHaveLength(3)
    expect(markup).toContain('Mind')
  })

  it('counts the marks of another scale as that scale does', () => {
    const markup = renderToStaticMarkup(
      <Level level={4} marks={{ filled: 3, of: 4 }}>
        Level 3 of 4
      </Level>,
    )
    expect(markup.match(/data-filled/g)).toHaveLength(3)
    expect(markup.match(/<i/g)).toHaveLength(4)
  })
})
