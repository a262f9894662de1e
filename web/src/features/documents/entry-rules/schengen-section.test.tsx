import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SchengenSection } from './schengen-section.tsx'
import type { TravelDocuments } from './travel-documents.state.ts'

const NONE: TravelDocuments = {
  entry: '',
  exit: '',
  issued: '',
  expires: '',
  rule: 'stay',
  stays: [],
  done: [],
  pages: null,
  passports: [],
  destination: '',
  purpose: 'tourism',
  via: [],
}

let change: (part: Partial<TravelDocuments>) => void
function Page({ papers }: { papers: Partial<TravelDocuments> }) {
  const [now, setNow] = useState({ ...NONE, ...papers })
  change = (part) => setNow((old) => ({ ...old, ...part }))
  return <SchengenSection papers={now} change={change} />
}

const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(day(label), { target: { value } })
const summary = () => screen.getByText('Count the days anyway')
const isOpen = () => summary().closest('details')?.open

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') })
  return () => vi.useRealTimers()
})

describe('the count of Schengen days', () => {
  it('stands open, with nothing to fold, for whom it concerns', () => {
    render(<Page papers={{ passports: ['US'], destination: 'FR' }} />)
    expect(isOpen()).toBe(true)
    expect(summary().hidden).toBe(true)
  })

  it.each([
    ['travels elsewhere', { destination: 'JP' }],
    ['may stay without counting', { passports: ['DE'] }],
  ])('is folded for somebody who %s, and open where stays were noted', (_, papers) => {
    const { unmount } = render(<Page papers={papers} />)
    expect(isOpen()).toBe(false)
    expect(summary().hidden).toBe(false)
    unmount()
    render(<Page papers={{ ...papers, stays: [{ entry: '2026-01-01', exit: '2026-01-10' }] }} />)
    expect(isOpen()).toBe(true)
  })

  it('can be folded and opened by hand, and opens by itself when the journey begins to concern it', () => {
    render(<Page papers={{ destination: 'JP', stays: [{ entry: '2026-01-01', exit: '2026-01-10' }] }} />)
    for (const isThen of [false, true, false]) {
      fireEvent.click(summary())
      expect(isOpen()).toBe(isThen)
    }
    act(() => change({ destination: 'FR' }))
    expect(isOpen()).toBe(true)
  })

  it('keeps the form and the focus when the first stay is added', () => {
    render(<Page papers={{ destination: 'JP' }} />)
    fireEvent.click(summary())
    fill('Entry', '2026-01-01')
    fill('Exit', '2026-01-10')
    const add = screen.getByRole('button', { name: 'Add stay' })
    add.focus()
    fireEvent.click(add)
    expect(screen.getByText('Jan 1, 2026 to Jan 10, 2026')).toBeDefined()
    expect(document.activeElement).toBe(add)
    expect(isOpen()).toBe(true)
  })

  it('keeps a stay that is half typed when the journey changes', () => {
    render(<Page papers={{ stays: [] }} />)
    fill('Entry', '2026-01-01')
    for (const part of [{ destination: 'JP' }, { destination: 'FR' }, { passports: ['DE'] }]) {
      act(() => change(part))
      expect(day('Entry').value).toBe('2026-01-01')
    }
  })
})
