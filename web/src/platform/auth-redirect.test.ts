import { describe, expect, it } from 'vitest'
import { sameOriginPath, saveAuthRedirect, takeAuthRedirect } from './auth-redirect.ts'

describe('where to go after sign-in', () => {
  it('is the kept path, once, then the dashboard', () => {
    saveAuthRedirect('/profile?tab=plan#top')
    expect(takeAuthRedirect()).toBe('/profile?tab=plan#top')
    expect(takeAuthRedirect()).toBe('/dashboard')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '\t//evil.example',
    '/\t/evil.example',
    '',
  ])('is never %j', (path) => {
    expect(sameOriginPath(path, 'https://tripwright.example')).toBeNull()
    sessionStorage.setItem('authRedirect', path)
    expect(takeAuthRedirect()).toBe('/dashboard')
  })
})
