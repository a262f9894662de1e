import { act, cleanup, render } from '@testing-library/react'
import type { Contract } from '@tripwright/domain/base/contract'
import { Component, type ReactNode, Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Route as Place } from 'wouter'
import { refreshSession } from '#platform/session.ts'
import { hostileAnswer } from './hostile-answers.ts'
import { Guarded } from './route-guard.tsx'
import { ROUTES } from './routes.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../../domain/src/*/*/*.contract.ts', {
  eager: true,
})
const contracts = Object.values(modules)
  .flatMap((one) => Object.values(one))
  .filter((one): one is Contract => typeof Object(one).path === 'string' && 'output' in Object(one))
const contractRoutes = contracts.map((one) => ({
  one,
  pattern: new RegExp(`^${one.path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  parameters: one.path.split('{').length,
}))
contractRoutes.sort((a, b) => a.parameters - b.parameters)

const USER = { id: 'u1', email: 'a@b.example', name: 'A', role: 'owner' }
const nothing = () => undefined
// A stream or a worker that never sends; called with `new`, the returned object is the instance.
function Silent() {
  return Object.assign(new EventTarget(), { close: nothing, postMessage: nothing, terminate: nothing })
}
let seed = 1
let requestCount = 0

// A user with the rights to open every page.
function signedIn(signedOut: typeof contractRoutes): unknown {
  const sessionRoute = signedOut.find(({ one }) => one.path.endsWith('/get-session'))
  for (let turn = 1; sessionRoute && turn < 50; turn++) {
    const session = Object(hostileAnswer(sessionRoute.one.output, turn))
    if (session.user) return { ...session, user: { ...session.user, ...USER }, secondStep: 'done' }
  }
  throw new Error('no session')
}

async function respond(input: unknown, init?: RequestInit): Promise<Response> {
  requestCount += 1
  const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.origin)
  const method = init?.method ?? 'GET'
  if (pathname.endsWith('/get-session')) return Response.json(signedIn(contractRoutes))
  const route = contractRoutes.find(({ one, pattern }) => one.method === method && pattern.test(pathname))
  if (!route) return Response.json({ error: 'not-found', message: 'none' }, { status: 404 })
  return Response.json(hostileAnswer(route.one.output, seed + requestCount))
}

class Watch extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    return this.state.error === null ? this.props.children : <p data-testid="blank" />
  }
}

async function begin(): Promise<void> {
  requestCount = 0
  vi.stubGlobal('fetch', respond)
  vi.stubGlobal('EventSource', Silent)
  vi.stubGlobal('Worker', Silent)
  await refreshSession()
}

async function waitUntilIdle(): Promise<void> {
  for (let turn = 0, before = -1; turn < 40 && before !== requestCount; turn++) {
    before = turn % 3 === 0 ? requestCount : before
    await act(() => new Promise((resolve) => setTimeout(resolve, 25)))
    if (turn < 6) before = -1
  }
}

/** Renders each page with hostile responses; none of them may crash the page. */
export function expectNeverBlank(paths: readonly string[], seeds: readonly number[]): void {
  beforeEach(begin)
  it.each(paths)(
    '%s',
    async (path) => {
      const route = ROUTES.find((one) => one.path === path)
      if (!route) throw new Error(path)
      const address = path.replace(/:\w+\??/g, 'abc')
      const { Page } = await route.load(address)
      const error = vi.mocked(console.error).mockImplementation(() => undefined)
      for (seed of seeds) {
        history.replaceState(null, '', address)
        const { queryByTestId, container } = render(
          <Watch>
            <Suspense>
              <Guarded guard={route.guard}>
                <Place path={path}>
                  <Page />
                </Place>
              </Guarded>
            </Suspense>
          </Watch>,
        )
        await waitUntilIdle()
        expect(queryByTestId('blank'), `${path}, seed ${seed}`).toBeNull()
        // A redirect of an old address.
        if (location.pathname === address) expect(container.textContent, `${path}, seed ${seed}`).not.toBe('')
        cleanup()
      }
      error.mockClear()
    },
    60_000,
  )
}
