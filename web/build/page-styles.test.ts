import { expect, it } from 'vitest'
import { pageStyles } from './page-styles.ts'

const css = `@layer utilities{.a{color:red}.b{color:blue}.mobile\\:py-1\\.5{padding:1px}.w-\\[18ch\\]{width:18ch}}
:root[data-theme=dark]{--ink:white}[dir=rtl] .a{color:green}.a:hover{color:pink}
@media (width<9px){.a{top:0}.b{top:0}}@font-face{font-family:x;src:url(x.woff2)}`

it('what a document can meet stays: its classes, their states, and what is set before the first paint', async () => {
  const styles = await pageStyles('<main class="a mobile:py-1.5 w-[18ch]"></main>', css)
  for (const kept of ['.a{color:red}', '.mobile\\:py-1\\.5', '.w-\\[18ch\\]', ':root[data-theme=dark]'])
    expect(styles).toContain(kept)
  for (const kept of ['[dir=rtl] .a', '.a:hover', '@media (width<9px){.a{top:0}}', '@font-face'])
    expect(styles).toContain(kept)
})

it('what it cannot meet is left to the whole sheet', async () => {
  expect(await pageStyles('<main class="a"></main>', css)).not.toMatch(/\.b|18ch|mobile/)
})

it('variables and registrations that no rule of it needs are left to the whole sheet', async () => {
  const styles = await pageStyles(
    '<main class="a"></main>',
    `/*! a licence */@layer theme{:root{--used:red;--idle:blue}}.a{color:var(--used);--set:1px;width:var(--set)}
    @property --set{syntax:"*";inherits:false}@property --never{syntax:"*";inherits:false}`,
  )
  expect(styles).toContain('--used:red')
  expect(styles).toContain('@property --set')
  expect(styles).not.toMatch(/--idle|--never|licence/)
})

const face = (name: string, range: string) =>
  `@font-face{font-family:x;src:url(${name}.woff2);unicode-range:${range}}`
const faces = face('ascii', 'U+20-7E,U+2019') + face('latin', 'U+A1-FF') + face('ext', 'U+100-17F')

it.each([
  ['Rome', ['ascii']],
  ['Rome, S\u00e3o Paulo', ['ascii', 'latin']],
  ['\u0141\u00f3d\u017a', ['ascii', 'latin', 'ext']],
])('for "%s" it names the parts %j of a face', async (text, parts) => {
  const styles = await pageStyles(`<p>${text}</p>`, faces)
  expect([...styles.matchAll(/(\w+)\.woff2/g)].map(([, name]) => name)).toEqual(parts)
})
