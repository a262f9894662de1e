// Ours lists the entry points of the real project.
const KNIP = `{
  "workspaces": {
    ".": { "entry": ["tools/*.{mjs,ts}", "tools/{stand-ins,bootstrap}/s*.mjs"], "project": ["tools/**"] },
    "domain": { "entry": ["src/*/*/index.ts", "src/base/*.ts"], "project": ["src/**"] },
    "server": { "entry": ["src/main.ts", "src/commands/*.ts"], "project": ["src/**"] },
    "web": { "entry": ["src/main.tsx", "src/sw/*.ts", "build.ts"], "project": ["src/**"] }
  }
}
`

/**
 * A small correct project with each permitted form once, which every boundary must accept. The package.json files list only
 * used packages, so that an unused dependency is found too.
 */
export const CLEAN_PROJECT: Record<string, string> = {
  'knip.json': KNIP,
  'domain/src/base/money.ts': `export type Money = { amount: number; currency: string }
`,
  'domain/src/sharing/saved/index.ts': `export { isSaved } from './saved.rules.ts'
`,
  'domain/src/sharing/saved/saved.rules.ts': `export function isSaved(ids: string[], id: string): boolean {
  return ids.includes(id)
}
`,
  'domain/src/documents/entry-rules/index.ts': `export { listVisas } from './visa.contract.ts'
export { visaRows } from './visa.data.ts'
export { visaMessages } from './visa.messages.ts'
export { feeOf, lastDay, weekday } from './visa.rules.ts'
`,
  'domain/src/documents/entry-rules/visa.contract.ts': `import { z } from 'zod/mini'

export const listVisas = { path: '/api/visa', output: z.object({ days: z.number() }) }
`,
  'domain/src/documents/entry-rules/visa.data.ts': `export const visaRows = [
${'  { days: 30 },\n'.repeat(320)}]
`,
  'domain/src/documents/entry-rules/visa.messages.ts': `export const visaMessages = {
${Array.from({ length: 320 }, (_, index) => `  'line.${index}': 'text',\n`).join('')}}
`,
  'domain/src/documents/entry-rules/visa.rules.ts': `import type { Money } from '../../base/money.ts'
import { isSaved } from '../../sharing/saved/index.ts'

export function feeOf(ids: string[]): Money {
  return { amount: isSaved(ids, 'a') ? 0 : 1, currency: 'EUR' }
}

export function lastDay(entry: Date, days: number): Date {
  return new Date(Date.UTC(entry.getUTCFullYear(), entry.getUTCMonth(), entry.getUTCDate() + days))
}

export function weekday(day: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
`,
  'domain/src/documents/entry-rules/visa.rules.test.ts': `import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastDay } from './visa.rules.ts'

test('a stay ends after it began', () => {
  fc.assert(fc.property(fc.nat(90), (days) => lastDay(new Date(), days).getTime() > Date.now() - 86_400_000))
  expect(Math.random()).toBeLessThan(1)
})
`,
  'server/src/main.ts': `import { start } from '#app/app.ts'

await start()
`,
  'server/src/app/app.ts': `import { Hono } from 'hono'
import { visaAnswer } from '#features/documents/entry-rules/index.ts'

export async function start(): Promise<void> {
  const app = new Hono()
  app.get('/api/visa', (c) => c.json(visaAnswer()))
  await app.request('/api/visa')
}
`,
  'server/src/commands/seed.ts': `import { savedCount } from '#features/sharing/saved/index.ts'

console.log(savedCount())
`,
  'server/src/features/sharing/saved/index.ts': `export { savedCount } from './saved.store.ts'
`,
  'server/src/features/sharing/saved/saved.store.ts': `export function savedCount(): number {
  return 0
}
`,
  'server/src/features/documents/entry-rules/index.ts': `export { visaAnswer } from './visa.routes.ts'
`,
  'server/src/features/documents/entry-rules/visa.routes.ts': `import { feeOf } from '@tripwright/domain/documents/entry-rules'
import { savedCount } from '#features/sharing/saved/index.ts'
import { ClockError, now } from '#platform/clock/clock.ts'

export function visaAnswer() {
  if (now() === 0) throw new ClockError('the clock stands still')
  return { fee: feeOf([]), saved: savedCount() }
}
`,
  'server/src/features/documents/entry-rules/visa.test.ts': `import { expect, test } from 'vitest'
import { start } from '#app/app.ts'

test('the app starts', async () => {
  await expect(start()).resolves.toBeUndefined()
})
`,
  'server/src/platform/clock/clock.ts': `export class ClockError extends Error {}

export function now(): number {
  return Date.now()
}
`,
  'web/build.ts': `console.log('built')
`,
  'web/src/main.tsx': `import { App } from '#app/app.tsx'

document.title = typeof App
`,
  'web/src/app/app.tsx': `import { lazy } from 'react'
import { FeeButton } from '#features/documents/entry-rules/index.ts'
import { ErrorBoundary } from '#platform/error-boundary.tsx'

const VisaPage = lazy(() =>
  import('#features/documents/entry-rules/visa-page.tsx').then(({ VisaPage }) => ({ default: VisaPage })),
)

export function App() {
  return (
    <ErrorBoundary>
      <VisaPage />
      <FeeButton />
    </ErrorBoundary>
  )
}
`,
  'web/src/features/documents/entry-rules/index.ts': `export { FeeButton } from './fee-button.tsx'
`,
  'web/src/features/documents/entry-rules/fee-button.tsx': `import { Button } from '#ui/button.tsx'

export function FeeButton() {
  return <Button label="Fee" />
}
`,
  'web/src/features/documents/entry-rules/visa-page.tsx': `import { weekday } from '@tripwright/domain/documents/entry-rules'

export function VisaPage() {
  return <p>{weekday(new Date(0), 'en')}</p>
}
`,
  'web/src/platform/error-boundary.tsx': `import { Component, type ReactNode } from 'react'

export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override render() {
    return this.props.children
  }
}
`,
  'web/src/ui/button.tsx': `export function Button({ label }: { label: string }) {
  return <button type="button">{label}</button>
}
`,
}

export const CLEAN_DEPENDENCIES: Record<string, Record<string, Record<string, string>>> = {
  domain: { dependencies: { zod: '4.6.7' } },
  server: { dependencies: { '@tripwright/domain': '0.1.0', hono: '4.13.19' } },
  web: {
    dependencies: { '@tripwright/domain': '0.1.0', react: '19.3.1' },
    devDependencies: { '@types/react': '19.3.0', vite: '8.3.8' },
  },
}
