import { describe } from 'vitest'
import { expectNeverBlank } from './hostile-pages.tsx'
import { ROUTES } from './routes.ts'

describe('no page is ever blank, whatever the server answers', () => {
  expectNeverBlank(
    ROUTES.map(({ path }) => path),
    [1, 101, 201],
  )
})
