import { describe } from 'vitest'
import { expectNeverBlank } from './hostile-pages.tsx'
import { ROUTES } from './routes.ts'

describe('whatever the server says, no page is ever blank', () => {
  expectNeverBlank(
    ROUTES.map(({ path }) => path),
    [1, 101, 201],
  )
})
