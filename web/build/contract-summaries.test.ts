import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutSummaries } from './contract-summaries.plugin.ts'

it('empties the summary of each contract, and nothing else that is called so', () => {
  const source = `
const kinds = { summary: 'kept' }
export const one = contract({ method: 'GET', summary: 'One' + \` of \${two}\`, output: z.object({ summary: z.string() }) })
const make = (path: string) => contract({ summary: \`For \${path}\`, path })
const other = contract({ path, summary })
`
  expect(withoutSummaries('a.contract.ts', source)).toBe(`
const kinds = { summary: 'kept' }
export const one = contract({ method: 'GET', summary: '', output: z.object({ summary: z.string() }) })
const make = (path: string) => contract({ summary: '', path })
const other = contract({ path, summary })
`)
})

it('leaves no summary in any contract of the product', () => {
  const domain = join(import.meta.dirname, '../../domain/src')
  const files = globSync('**/*.contract.ts', { cwd: domain })
  expect(files.length).toBeGreaterThan(50)
  for (const file of files)
    expect(withoutSummaries(file, readFileSync(join(domain, file), 'utf8')), file).not.toMatch(
      /^ {2}summary:\s*['"`][^'"`]/m,
    )
})
