import { expect, it } from 'vitest'
import { pageStyles } from './page-styles.ts'

const css = `@layer utilities{.a{color:red}.b{color:blue}.mobile\\:py-1\\.5{padding:1px}.w-\\[18ch\\]{width:18ch}}
:root[data-theme=dark]{--ink:white}.a{background:var(--ink)}[dir=rtl] .a{color:green}.a:hover{color:pink}
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

it('registers the custom properties that are read, and keeps no value that nothing reads', async () => {
  const sheet = `@layer properties{@supports (x:y){*{--tw-a:0;--tw-b:0}}}.a{left:var(--tw-a)}:root{--c:1px;--d:2px}.a{top:var(--c)}
@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}`
  const styles = await pageStyles('<p class="a"></p>', sheet)
  expect(styles).toMatch(/@property --tw-a/)
  expect(styles).toContain('*{--tw-a:0}')
  expect(styles).toContain('--c:1px')
  expect(styles).not.toMatch(/--tw-b|--d/)
})
