import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, buttonClass } from './button.tsx'

describe('a button', () => {
  it('does not submit its form unless its type is submit', () => {
    render(<Button>Swap</Button>)
    expect(screen.getByRole('button', { name: 'Swap' })).toHaveProperty('type', 'button')
  })

  it('keeps its name and its focus while it is busy, and refuses clicks', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    rerender(
      <Button onClick={onClick} busy>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('does not send a form while it is busy, by Enter either', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('has six variants and four sizes, each with its own look, and the first of each by default', () => {
    const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const
    const sizes = ['default', 'sm', 'lg', 'icon'] as const
    const looks = variants.flatMap((variant) => sizes.map((size) => buttonClass({ variant, size })))
    expect(new Set(looks).size).toBe(24)
    expect(buttonClass()).toBe(buttonClass({ variant: 'default', size: 'default' }))
  })

  it('gives its looks to a link', () => {
    expect(buttonClass({ variant: 'outline', size: 'sm' }, 'mt-2')).toMatch(/border-rule.* min-h-9.* mt-2/)
  })
})
