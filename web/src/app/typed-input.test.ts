import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTypedOverReload, readAllTyped, writeTyped } from './typed-input.ts'

function makePage(): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = `
    <input name="from" value="Rome"><input name="to"><input name="to">
    <input type="password" name="secret"><input type="hidden" name="id" value="7"><input>
    <textarea name="note"></textarea>
    <input type="checkbox" name="meals"><input type="radio" name="pace" value="slow"><input type="radio" name="pace" value="fast">
    <select name="party"><option>1</option><option>2</option></select>`
  return root
}
const field = (root: HTMLElement, name: string, nth = 0) => {
  const field = root.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[nth]
  if (!field) throw new Error(`no field ${name}`)
  return field
}

function fill(root: HTMLElement) {
  field(root, 'to', 1).value = 'Oslo'
  field(root, 'secret').value = 'hunter2'
  field(root, 'note').value = 'by train'
  field(root, 'meals').checked = true
  field(root, 'pace', 1).checked = true
  field(root, 'party').value = '2'
}

beforeEach(() => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
})

describe('typed input', () => {
  it('is read and put back field by field, telling React by the events it listens to', () => {
    const before = makePage()
    fill(before)
    const typed = readAllTyped(before)
    expect(typed.map(({ name, nth }) => `${name}${nth}`)).toEqual([
      'from0',
      'to1',
      'secret0',
      'note0',
      'meals0',
      'pace1',
      'party0',
    ])

    const after = makePage()
    const events: string[] = []
    for (const type of ['input', 'change'])
      after.addEventListener(type, (event) => events.push(type + Object(event.target).name))
    writeTyped(after, typed)
    expect(field(after, 'to', 1).value).toBe('Oslo')
    expect(field(after, 'meals').checked).toBe(true)
    expect(field(after, 'pace', 1).checked).toBe(true)
    expect(field(after, 'party').value).toBe('2')
    expect(events).toEqual(expect.arrayContaining(['inputto', 'inputnote', 'changeparty']))
  })

  it('is found on a page that React drew, where the initial value is always the present one', () => {
    const root = makePage()
    field(root, 'note').value = 'by train'
    field(root, 'note').defaultValue = 'by train'
    expect(readAllTyped(root).map(({ name }) => name)).toEqual(['from', 'note', 'party'])
  })

  it('of a list whose options are not loaded yet is left alone, so that no other option is chosen', () => {
    const root = document.createElement('form')
    root.innerHTML = '<select name="place"><option value="rome">Rome</option></select>'
    const changed = vi.fn()
    root.addEventListener('change', changed)
    writeTyped(root, [{ name: 'place', nth: 0, value: 'TH' }])
    expect(root.querySelector('select')?.value).toBe('rome')
    expect(changed).not.toHaveBeenCalled()
  })

  it('of fields that are gone is left out', () => {
    expect(() => writeTyped(makePage(), [{ name: 'gone', nth: 0, value: 'x' }])).not.toThrow()
  })
})

describe('over a reload', () => {
  const reloaded = (type: string) =>
    vi
      .mocked(performance.getEntriesByType)
      .mockReturnValue([Object.assign({ type }, {}) as unknown as PerformanceEntry])

  it('it comes back on the same page, but no password is written down', () => {
    const before = makePage()
    keepTypedOverReload(before)
    fill(before)
    dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('typed-input')).not.toContain('hunter2')

    reloaded('reload')
    const after = makePage()
    keepTypedOverReload(after)
    expect(field(after, 'note').value).toBe('by train')
    expect(field(after, 'secret').value).toBe('')
    expect(sessionStorage.getItem('typed-input')).toBeNull()
  })

  it('it does not follow to another visit of the page', () => {
    const before = makePage()
    keepTypedOverReload(before)
    fill(before)
    dispatchEvent(new Event('pagehide'))
    reloaded('navigate')
    const after = makePage()
    keepTypedOverReload(after)
    expect(field(after, 'note').value).toBe('')
  })
})
