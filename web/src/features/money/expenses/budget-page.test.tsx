import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { BudgetPage } from './budget-page.tsx'

vi.mock('#features/money/estimate/index.ts', () => ({ EstimatePart: () => null }))
vi.mock('./spent-part.tsx', () => ({ SpentPart: () => null }))
beforeEach(() => history.replaceState(null, '', '/budget'))

it('each part is an entry of the history, and Back leads to the one before', async () => {
  render(<BudgetPage />)
  const open = () => screen.getByRole('tab', { selected: true }).textContent
  const [estimate, spent] = screen.getAllByRole('tab')
  const before = history.length
  for (const tab of [spent, spent, estimate, spent]) await userEvent.click(tab ?? document.body)
  expect([location.hash, history.length - before]).toEqual(['#spent', 3])
  // happy-dom has no Back: this does what a browser would.
  history.replaceState(null, '', '/budget#estimate')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(open()).toBe(estimate?.textContent)
})
