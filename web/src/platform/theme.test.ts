import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import tokens from '../ui/tokens.css?raw'
import { followTheme, THEME_COLOURS, useTheme } from './theme.ts'

const root = document.documentElement
const grounds = () => [...document.querySelectorAll('meta')].map((meta) => meta.content)

beforeEach(() => {
  delete root.dataset.theme
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLOURS.light}">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLOURS.dark}">`
})

describe('the theme', () => {
  it('is that of the system until somebody chooses', () => {
    const { result } = renderHook(() => useTheme())
    followTheme()
    expect(result.current.theme).toBe('system')
    expect(root.dataset.theme).toBeUndefined()
  })

  it('is applied, remembered, and colours the bars of the browser', () => {
    followTheme()
    const { result } = renderHook(() => useTheme())
    act(() => result.current.setTheme('dark'))
    expect(root.dataset.theme).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(grounds()).toEqual([THEME_COLOURS.dark, THEME_COLOURS.dark])

    act(() => result.current.setTheme('system'))
    expect(root.dataset.theme).toBeUndefined()
    expect(grounds()).toEqual([THEME_COLOURS.light, THEME_COLOURS.dark])
  })

  it('follows another tab', () => {
    followTheme()
    localStorage.setItem('theme', 'light')
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(root.dataset.theme).toBe('light')
  })

  it('has the ground colours of the tokens', () => {
    expect(tokens).toContain(`--color-paper: light-dark(${THEME_COLOURS.light}, ${THEME_COLOURS.dark})`)
  })
})
