// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inlineScript } from './inline-scripts.ts'

const run = async (name: 'before-paint' | 'boot') => eval(importing(await inlineScript(name)))
// An evaluated script cannot import.
const importing = (code: string) => code.replaceAll('import(', 'importPart(')

describe('before the first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
    ['<script>', undefined],
    [null, undefined],
  ])('a stored theme %s sets data-theme to %s', async (stored, theme) => {
    delete document.documentElement.dataset.theme
    if (stored !== null) localStorage.setItem('theme', stored)
    await run('before-paint')
    expect(document.documentElement.dataset.theme).toBe(theme)
  })

  it('blocked storage changes nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked')
      },
      clear: () => undefined,
    })
    await expect(run('before-paint')).resolves.toBeUndefined()
  })
})

describe('before the app is alive', () => {
  const clicks: string[] = []

  beforeEach(async () => {
    clicks.length = 0
    document.body.innerHTML = `
      <button type="button" id="heart"></button><button type="button" id="menu" popovertarget="p"></button><div id="p" popover></div>
      <a id="link" href="#x">x</a><form id="form"><button id="send">Send</button></form>`
    await run('boot')
  })
  const find = (id: string) => document.getElementById(id) as HTMLElement
  const count = (id: string) => find(id).addEventListener('click', () => clicks.push(id))
  const dispatch = (name: string) => document.dispatchEvent(new Event(name))

  it('clicks are repeated in order once it is, but not those that worked without it', () => {
    find('heart').click()
    find('link').click()
    find('heart').click()
    dispatch('hydrating')
    for (const id of ['heart', 'link']) count(id)
    expect(clicks).toEqual([])
    dispatch('hydrated')
    expect(clicks).toEqual(['heart', 'heart'])
  })

  it('a popover stays closed, for nothing is in it yet, and opens once the app is alive, however often it was pressed', () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('menu').dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    find('menu').click()
    dispatch('hydrating')
    count('menu')
    dispatch('hydrated')
    expect(clicks).toEqual(['menu'])
  })

  it('a form that was sent does not leave the page, and is sent again', () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    const early = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('send') })
    find('form').dispatchEvent(early)
    expect(early.defaultPrevented).toBe(true)
    dispatch('hydrating')
    find('form').addEventListener('submit', sent)
    dispatch('hydrated')
    expect(sent).toHaveBeenCalledOnce()
  })

  it('nothing is kept from the moment React listens itself', () => {
    dispatch('hydrating')
    find('heart').click()
    count('heart')
    dispatch('hydrated')
    expect(clicks).toEqual([])
  })
})

describe('the parts of the app', () => {
  const ran: string[] = []
  const links: HTMLLinkElement[] = []
  const sheets = () => links.filter(({ rel }) => rel === 'stylesheet')

  beforeEach(() => {
    document.dispatchEvent(new Event('hydrating'))
    ran.length = 0
    links.length = 0
    vi.stubGlobal('importPart', async (href: string) => {
      if (href === 'gone.js') throw new TypeError('Failed to fetch')
      ran.push(href)
    })
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      links.push(link as HTMLLinkElement)
    })
  })

  it('run in their order before its entry, and one that is gone after an update does not keep it from starting', async () => {
    await boot({ preload: 'first.js gone.js second.js', entry: 'entry.js' })
    dispatchEvent(new Event('pointerover'))
    sheets()[0]?.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(ran).toEqual(['first.js', 'second.js', 'entry.js']))
    expect(links.filter(({ rel }) => rel === 'modulepreload')).toHaveLength(3)
  })

  it('are asked for again at the next sign of somebody when the sheet did not come', async () => {
    await boot({ preload: '', entry: 'entry.js' })
    dispatchEvent(new Event('pointerover'))
    sheets()[0]?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => {
      dispatchEvent(new Event('pointerover'))
      expect(sheets()).toHaveLength(2)
    })
    expect(ran).toEqual([])
    sheets()[1]?.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect(ran).toEqual(['entry.js']))
  })

  async function boot(parts: { preload: string; entry: string }): Promise<void> {
    const dataset = { ...parts, sheet: 'sheet.css' }
    Object.defineProperty(document, 'currentScript', { value: { dataset }, configurable: true })
    await run('boot')
  }
})
