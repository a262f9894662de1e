import { describe } from 'vitest'
import { expectNeverBlank } from './hostile-pages.tsx'

// All pages, with more answers each: hostile-pages.slow.test.tsx.
describe('the page is never blank, whatever the server answers', () => {
  expectNeverBlank(
    ['/', '/dashboard', '/documents', '/translate', '/risk-radar', '/notifications', '/gemini-travel-intel'],
    [1],
  )
})
