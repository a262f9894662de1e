import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('a field', () => {
  it('is named by its label and described by its error first, then its hint', () => {
    render(<TextField label="Email" hint="We never share it" error="Please enter a valid email address" />)
    const input = screen.getByLabelText('Email')
    expect(describedBy(input)).toEqual(['Please enter a valid email address', 'We never share it'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('says nothing about errors when there is none', () => {
    render(<TextField label="Email" />)
    const input = screen.getByLabelText('Email')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('is required for a screen reader by its attribute, and for the eye by a mark that is not read', () => {
    render(<TextField label="Email" required />)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('required', true)
  })

  it('reads an address from left to right in any language', () => {
    render(<TextField label="Email" type="email" />)
    expect(screen.getByLabelText('Email').dir).toBe('ltr')
  })

  it('shows a password on request, without losing it', async () => {
    render(<PasswordField label="Password" showLabel="Show password" autoComplete="current-password" />)
    const input = screen.getByLabelText('Password')
    await userEvent.type(input, 'secret')
    const toggle = screen.getByRole('button', { name: 'Show password' })
    expect(input).toHaveProperty('type', 'password')
    await userEvent.click(toggle)
    expect(input).toMatchObject({ type: 'text', value: 'secret' })
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
  })

  it('may hold several lines, or one of several', async () => {
    render(
      <>
        <TextareaField label="Notes" />
        <SelectField label="Guests" defaultValue="2">
          <option value="1">1 guest</option>
          <option value="2">2 guests</option>
        </SelectField>
      </>,
    )
    await userEvent.type(screen.getByLabelText('Notes'), 'slow{Enter}walks')
    expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'slow\nwalks')
    expect(screen.getByLabelText('Guests')).toHaveProperty('value', '2')
  })
})
