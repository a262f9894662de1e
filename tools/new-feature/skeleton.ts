/** The files of an empty feature, and the lines that register it. */
export type Skeleton = { files: Record<string, string>; steps: string[] }
export type SkeletonParts = { server: boolean; web: boolean }

/** Modelled after saved items. `path` is area/feature; the sentences in capitals are for the author to replace. */
export function makeSkeleton(path: string, parts: SkeletonParts): Skeleton {
  const feature = path.replace(/^.*\//, '')
  const names = { path, feature, camel: camelCase(feature), pascal: pascalCase(feature) }
  return {
    files: {
      ...domainFiles(names, parts),
      ...(parts.server ? serverFiles(names) : {}),
      ...(parts.web ? webFiles(names) : {}),
    },
    steps: [
      ...(parts.server ? [`server/src/app/features.ts: add ...${names.camel}Routes to the routes`] : []),
      ...(parts.web
        ? [
            `web/src/app/routes.ts: add a row with its path and () => import('#features/${path}/${feature}-page.tsx')`,
          ]
        : []),
      `e2e/${feature}.spec.ts: say what a traveller can do with it`,
    ],
  }
}

type Names = { path: string; feature: string; camel: string; pascal: string }

function domainFiles({ path, feature, camel, pascal }: Names, parts: SkeletonParts): Record<string, string> {
  const folder = `domain/src/${path}`
  const exported = [
    ...(parts.server ? [`export { list${pascal} } from './${feature}.contract.ts'`] : []),
    ...(parts.web ? [`export { ${camel}Messages } from './${feature}.messages.ts'`] : []),
  ]
  const contract = `import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

export const list${pascal} = contract({
  method: 'GET',
  path: '/api/${feature}',
  summary: 'WHAT IT ANSWERS, IN ONE SENTENCE.',
  roles: 'signed-in',
  output: z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) }),
})
`
  const messages = `import { messages } from '../../base/text.ts'

export const ${camel}Messages = messages('${feature}', {
  title: '${titleCase(feature)}',
  lead: 'WHAT IT IS FOR, IN ONE SENTENCE.',
})
`
  return {
    [`${folder}/index.ts`]: `${exported.join('\n')}\n`,
    ...(parts.server ? { [`${folder}/${feature}.contract.ts`]: contract } : {}),
    ...(parts.web ? { [`${folder}/${feature}.messages.ts`]: messages } : {}),
  }
}

function serverFiles({ path, feature, camel, pascal }: Names): Record<string, string> {
  const folder = `server/src/features/${path}`
  return {
    [`${folder}/index.ts`]: `export { ${camel}Routes } from './${feature}.routes.ts'\n`,
    [`${folder}/${feature}.routes.ts`]: `import { list${pascal} } from '@tripwright/domain/${path}'
import { type Route, route } from '#platform/http/route.ts'

export const ${camel}Routes: Route[] = [route(list${pascal}, async () => ({ items: [] }))]
`,
    [`${folder}/${feature}.test.ts`]: `import { list${pascal} } from '@tripwright/domain/${path}'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { ${camel}Routes } from './index.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer(${camel}Routes)
})
afterAll(() => server.close())

it('needs a session', async () => {
  expect((await server.call(null, 'GET', list${pascal}.path)).status).toBe(401)
})

it('answers a person who has nothing yet', async () => {
  const person = { ...(await makeUser(server.platform)), signedInAt: new Date() }
  const { status, body } = await server.call(person, 'GET', list${pascal}.path)
  expect({ status, body }).toEqual({ status: 200, body: { items: [] } })
})
`,
  }
}

function webFiles({ path, feature, camel, pascal }: Names): Record<string, string> {
  const folder = `web/src/features/${path}`
  return {
    [`${folder}/${feature}-page.tsx`]: `import { ${camel}Messages } from '@tripwright/domain/${path}'
import { useText } from '#platform/text/use-text.ts'

/** WHAT A PERSON DOES HERE. */
export function ${pascal}Page() {
  const t = useText(${camel}Messages)

  return (
    <div className="page grid gap-6 py-8">
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
    </div>
  )
}
`,
    [`${folder}/${feature}-page.test.tsx`]: `import { ${camel}Messages } from '@tripwright/domain/${path}'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ${pascal}Page } from './${feature}-page.tsx'

it('says what it is', () => {
  render(<${pascal}Page />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(${camel}Messages.texts.title)
})
`,
  }
}

function pascalCase(feature: string): string {
  return feature
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function camelCase(feature: string): string {
  const pascal = pascalCase(feature)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

function titleCase(feature: string): string {
  const words = feature.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
