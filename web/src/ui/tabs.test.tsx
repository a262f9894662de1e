import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TabItem, Tabs } from './tabs.tsx'

const ITEMS: [TabItem, ...TabItem[]] = [
  { id: 'in', label: 'Sign In', panel: <input aria-label="Email" /> },
  { id: 'up', label: 'Sign Up', panel: <p>Join</p> },
  { id: 'reset', label: 'Reset', panel: <p>Forgot</p> },
]

const tab = (name: string) => screen.getByRole('tab', { name })

afterEach(() => {
  document.body.style.direction = ''
})

describe('tabs', () => {
  it('show the first panel, named by its tab', () => {
    render(<Tabs label="Account" items={ITEMS} />)
    expect(tab('Sign In').getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toBeTruthy()
  })

  it('are one stop for Tab and move with the arrows, round the ends', async () => {
    render(<Tabs label="Account" items={ITEMS} />)
    await userEvent.tab()
    expect(document.activeElement).toBe(tab('Sign In'))
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(tab('Reset'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(tab('Sign Up'))
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tabpanel', { name: 'Reset' }).textContent).toBe('Forgot')
    await userEvent.keyboard('{Home}{Tab}')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('follow the direction of the line from right to left', async () => {
    document.body.style.direction = 'rtl'
    render(<Tabs label="Account" items={ITEMS} />)
    tab('Sign In').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(tab('Sign Up'))
  })

  it('keep what was typed in a panel that is left', async () => {
    render(<Tabs label="Account" items={ITEMS} />)
    await userEvent.type(screen.getByLabelText('Email'), 'anna@example.org')
    await userEvent.click(tab('Sign Up'))
    await userEvent.click(tab('Sign In'))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@example.org')
  })

  it('do not mount a panel before it is first opened', async () => {
    render(<Tabs label="Account" items={ITEMS} />)
    expect(screen.queryByText('Join')).toBeNull()
    await userEvent.click(tab('Sign Up'))
    expect(screen.getByText('Join')).toBeTruthy()
  })

  it('leave the selection to the caller who holds it', async () => {
    const onSelect = vi.fn()
    render(<Tabs label="Account" items={ITEMS} selected="up" onSelect={onSelect} />)
    await userEvent.click(tab('Reset'))
    expect(onSelect).toHaveBeenCalledWith('reset')
    expect(tab('Sign Up').getAttribute('aria-selected')).toBe('true')
  })
})
