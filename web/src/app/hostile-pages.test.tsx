import { describe } from 'vitest'
import { expectNeverBlank } from './hostile-pages.tsx'

// All pages, with more answers each: hostile-pages.slow.test.tsx.
describe('whatever the server says, the page is never blank', () => {
  expectNeverBlank(
    ['/', '/dashboard', '/documents', '/translate', '/risk-radar', '/notifications', '/gemini-travel-intel'],
    [1],
  )
})
