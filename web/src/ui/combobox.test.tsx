import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import type { SearchSuggestions } from './use-suggestions.ts'

const CITIES = ['Rome', 'Rouen', 'Rostock']
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const input = () => screen.getByRole('combobox', { name: 'Destination' })
const marked = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

function Example({ search, onSubmit }: { search: SearchSuggestions<string>; onSubmit?: () => void }) {
  const [value, setValue] = useState('')
  return (
    <form onSubmit={onSubmit}>
      <Combobox
        label="Destination"
        value={value}
        onChange={setValue}
        onPick={setValue}
        search={search}
        getKey={(city) => city}
        renderItem={(city) => city}
        countLabel={(count) => `${count} suggestions`}
      />
    </form>
  )
}

function setup(search: SearchSuggestions<string> = async () => CITIES) {
  const spy = vi.fn(search)
  render(<Example search={spy} />)
  return spy
}

async function type(text: string, wait = 300) {
  act(() => input().focus())
  fireEvent.change(input(), { target: { value: text } })
  await pass(wait)
}

const press = (key: string) => fireEvent.keyDown(input(), { key })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('when the box asks', () => {
  it('waits 300 ms after the last key, and asks once', async () => {
    const search = setup()
    await type('Ro', 299)
    await type('Rom', 299)
    expect(search).not.toHaveBeenCalled()
    await pass(1)
    expect(search).toHaveBeenCalledExactlyOnceWith('Rom', expect.any(AbortSignal), expect.any(Function))
  })

  it('asks from two characters on, and clears the list for fewer', async () => {
    const search = setup()
    await type(' R ')
    expect(search).not.toHaveBeenCalled()
    await type('Ro')
    expect(options()).toEqual(CITIES)
    await type('R', 0)
    expect(options()).toEqual([])
  })

  it('drops an answer that comes after a newer question', async () => {
    const answers: ((cities: string[]) => void)[] = []
    setup(() => new Promise((resolve) => answers.push(resolve)))
    await type('Ro')
    await type('Rom')
    await act(async () => answers[1]?.(['Rome']))
    await act(async () => answers[0]?.(['Rouen']))
    expect(options()).toEqual(['Rome'])
  })

  it('aborts the older question', async () => {
    const search = setup(() => new Promise(() => {}))
    await type('Ro')
    await type('Rom')
    expect(search.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
  })

  it('turns a needle while it searches, and stays closed when the search fails', async () => {
    setup(async () => {
      throw new Error('offline')
    })
    await type('Ro', 0)
    expect(document.querySelector('.spinner')).toBeTruthy()
    await pass(300)
    expect(document.querySelector('.spinner')).toBeNull()
    expect(input().getAttribute('aria-expanded')).toBe('false')
  })
})

describe('where suggestions come from', () => {
  const sources = [{ asOf: '2026-10-05', source: 'A list of towns', written: null, checked: null }]

  it('stands at the foot of the open list, read out with it and no option of it', async () => {
    setup(async () => ({ items: CITIES, sources }))
    await type('Ro')
    await act(() => vi.dynamicImportSettled())
    const sourceLine = screen.getByText(/Source: A list of towns, from Oct 5, 2026\./)
    const list = screen.getByRole('listbox')
    expect(list.contains(sourceLine)).toBe(false)
    expect(document.getElementById(list.getAttribute('aria-describedby') ?? '')?.contains(sourceLine)).toBe(
      true,
    )
    expect(options()).toEqual(CITIES)
    press('ArrowUp')
    expect(marked()).toBe('Rostock')
    press('Escape')
    expect(screen.queryByText(/A list of towns/)).toBeNull()
  })

  it('is left out where nobody tells it, and no empty line described', async () => {
    setup()
    await type('Ro')
    expect(screen.getByRole('listbox').getAttribute('aria-describedby')).toBeNull()
    await act(() => vi.dynamicImportSettled())
    expect(document.querySelector('.suggestions > p')).toBeNull()
  })
})

describe('the list', () => {
  it('opens when there are results, says how many, and marks none', async () => {
    setup()
    await type('Ro')
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('3 suggestions')).toBeTruthy()
    expect(marked()).toBeUndefined()
  })

  it('moves its mark with the arrows, round the ends', async () => {
    setup()
    await type('Ro')
    press('ArrowDown')
    expect(marked()).toBe('Rome')
    press('ArrowUp')
    expect(marked()).toBe('Rostock')
    press('ArrowDown')
    expect(marked()).toBe('Rome')
  })

  it('picks the marked one at Enter, without sending the form or asking again', async () => {
    const search = setup()
    await type('Ro')
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    await pass(1000)
    expect(input()).toHaveProperty('value', 'Rome')
    expect(options()).toEqual([])
    expect(search).toHaveBeenCalledOnce()
  })

  it('leaves Enter to the form when none is marked', async () => {
    setup()
    await type('Ro')
    expect(press('Enter')).toBe(true)
  })

  it('closes at Escape and keeps the text and the results; an arrow opens it again', async () => {
    setup()
    await type('Ro')
    expect(press('Escape')).toBe(false)
    expect(options()).toEqual([])
    expect(input()).toHaveProperty('value', 'Ro')
    press('ArrowDown')
    expect(options()).toEqual(CITIES)
  })

  it('picks what is clicked and gives the focus back to the text', async () => {
    setup()
    await type('Ro')
    fireEvent.click(screen.getByRole('option', { name: 'Rouen' }))
    expect(input()).toHaveProperty('value', 'Rouen')
    expect(document.activeElement).toBe(input())
  })

  it('stays closed over a text that was restored in a field without the focus, until somebody types', async () => {
    setup()
    fireEvent.change(input(), { target: { value: 'Ro' } })
    await pass(1000)
    expect(options()).toEqual([])
    await type('Rou')
    expect(options()).toEqual(CITIES)
  })

  it('closes 150 ms after the focus has left', async () => {
    setup()
    await type('Ro')
    fireEvent.blur(input())
    await pass(149)
    expect(options()).toEqual(CITIES)
    await pass(1)
    expect(options()).toEqual([])
  })

  it('stays open while the focus is in the list', async () => {
    setup()
    await type('Ro')
    fireEvent.blur(input(), { relatedTarget: screen.getByRole('listbox') })
    await pass(1000)
    expect(options()).toEqual(CITIES)
  })

  it('leaves the keys alone while a syllable is being composed', async () => {
    setup()
    await type('Ro')
    fireEvent.keyDown(input(), { key: 'ArrowDown', isComposing: true })
    expect(marked()).toBeUndefined()
  })
})
