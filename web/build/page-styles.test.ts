import { expect, it } from 'vitest'
import { pageStyles, splitSheet } from './page-styles.ts'

const css = `@layer utilities{.a{color:red}.b{color:blue}.mobile\\:py-1\\.5{padding:1px}.w-\\[18ch\\]{width:18ch}}
:root[data-theme=dark]{--ink:white}[dir=rtl] .a{color:green}.a:hover{color:pink}
@media (width<9px){.a{top:0}.b{top:0}}`

it('what a document can meet stays: its classes, their states, and what is set before the first paint', async () => {
  const styles = await pageStyles('<main class="a mobile:py-1.5 w-[18ch]"></main>', css)
  for (const rule of ['.a{color:red}', '.mobile\\:py-1\\.5', '.w-\\[18ch\\]', ':root[data-theme=dark]'])
    expect(styles).toContain(rule)
  for (const rule of ['[dir=rtl] .a', '.a:hover', '@media (width<9px){.a{top:0}}'])
    expect(styles).toContain(rule)
})

it('what it cannot meet is left to the whole sheet', async () => {
  expect(await pageStyles('<main class="a"></main>', css)).not.toMatch(/\.b|18ch|mobile/)
})

it('variables that no rule of it needs are left to the whole sheet', async () => {
  const sheet = '/*! a licence */@layer theme{:root{--used:red;--idle:blue}}.a{color:var(--used)}'
  const styles = await pageStyles('<main class="a"></main>', sheet)
  expect(styles).toContain('--used:red')
  expect(styles).not.toMatch(/--idle|licence/)
})

it('faces and registered variables are carried by each document, and the sheet that comes later has none', () => {
  const face = '@font-face{font-family:x;src:url(x.woff2)}'
  const variable = '@property --set{syntax:"*";inherits:false}'
  expect(splitSheet(`.a{color:red}${face}.b{color:blue}${variable}`)).toEqual({
    carried: face + variable,
    rest: '.a{color:red}.b{color:blue}',
  })
})
