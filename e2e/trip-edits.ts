import type { Locator } from '@playwright/test'
import type { Page } from './fixtures.ts'
import { closePanel, openComments, openPart } from './trip-traveler.ts'

/** One random edit of a trip on its screens. Resolves with the text that was typed, null where there is none. */
type Edit = (page: Page, n: number, pick: (below: number) => number) => Promise<string | null>

/** Whichever of the first `most`: few, so that several people mean the same. */
async function oneOf(all: Locator, most: number, pick: (below: number) => number): Promise<Locator> {
  await all.first().waitFor()
  return all.nth(pick(Math.min(most, await all.count())))
}

async function pressInMenu(page: Page, pick: (below: number) => number, name: RegExp): Promise<null> {
  await openPart(page, 'Plan')
  const stop = await oneOf(page.locator('[data-stop]'), 6, pick)
  await stop.getByRole('button', { name: /^Edit / }).click()
  const item = page.getByRole('menuitem', { name }).first()
  if ((await item.count()) > 0) await item.click()
  else await page.keyboard.press('Escape')
  return null
}

/** Edits of few fields, which several people mean at once. */
export const RIVALRY = ['title', 'note', 'expense', 'thing to pack', 'traveler']

/** The edits by their names. */
export const EDITS: Record<string, Edit> = {
  async title(page, n) {
    const title = page.getByRole('textbox', { name: 'Trip name' })
    await title.fill(`Rome ${n}`)
    await title.press('Enter')
    return `Rome ${n}`
  },
  async 'new note'(page, n) {
    await openPart(page, 'Notes')
    await page.getByRole('button', { name: 'Add a note', exact: true }).first().click()
    await page.getByRole('textbox', { name: /^New note: / }).fill(`Thought ${n}`)
    await page.getByRole('button', { name: 'Save note' }).click()
    return `Thought ${n}`
  },
  async note(page, n, pick) {
    await openPart(page, 'Notes')
    await (await oneOf(page.getByRole('button', { name: /^Edit note: / }), 2, pick)).click()
    await page.getByRole('textbox', { name: 'Edit note' }).fill(`Note ${n}`)
    await page.getByRole('button', { name: 'Save note' }).click()
    return `Note ${n}`
  },
  async tick(page, _n, pick) {
    await openPart(page, 'Packing')
    const list = page.getByRole('region', { name: 'Shared list' })
    await (await oneOf(list.getByRole('checkbox'), 4, pick)).click()
    return null
  },
  async 'new thing to pack'(page, n) {
    await openPart(page, 'Packing')
    await page.getByLabel('Add to the shared list').fill(`Thing ${n}`)
    await page.getByLabel('Add to the shared list').press('Enter')
    return `Thing ${n}`
  },
  async 'thing to pack'(page, n, pick) {
    await openPart(page, 'Packing')
    const list = page.getByRole('region', { name: 'Shared list' })
    await (await oneOf(list.getByRole('button', { name: /^Edit / }), 2, pick)).click()
    await list.getByLabel('Item', { exact: true }).fill(`Object ${n}`)
    await list.getByRole('button', { name: 'Save', exact: true }).click()
    return `Object ${n}`
  },
  async traveler(page, n) {
    await openPart(page, 'Money')
    const form = page.getByRole('form', { name: 'Travelers' })
    await form.getByLabel('Name', { exact: true }).fill(`Friend ${n}`)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    return `Friend ${n}`
  },
  async 'new expense'(page, n, pick) {
    await openPart(page, 'Money')
    const form = page.getByRole('form', { name: 'New expense' })
    await form.getByLabel('Description').fill(`Lunch ${n}`)
    await form.getByLabel('Amount', { exact: true }).fill(`${1 + pick(90)}.50`)
    await form.getByRole('button', { name: 'Add expense' }).click()
    return `Lunch ${n}`
  },
  async expense(page, n, pick) {
    await openPart(page, 'Money')
    const list = page.getByRole('region', { name: 'Expenses' })
    const which = pick(2) === 0 ? /^Edit (Hotel|Bed) / : /^Edit (Train|Ride) /
    const button = list.getByRole('button', { name: which }).first()
    const isBed = (await button.getAttribute('aria-label'))?.match(/Hotel|Bed/) !== null
    await button.click()
    const form = page.getByRole('form', { name: 'Edit expense' })
    const text = `${isBed ? 'Bed' : 'Ride'} ${n}`
    if (pick(2) === 0) await form.getByLabel('Description').fill(text)
    else await form.getByLabel('Amount', { exact: true }).fill(`${n + 1}`)
    const isNamed = (await form.getByLabel('Description').inputValue()) === text
    await form.getByRole('button', { name: 'Save changes' }).click()
    return isNamed ? text : null
  },
  longer: (page, _n, pick) => pressInMenu(page, pick, /^15 minutes longer/),
  shorter: (page, _n, pick) => pressInMenu(page, pick, /^15 minutes shorter/),
  move: (page, _n, pick) => pressInMenu(page, pick, /^Move (up|down)/),
  lock: (page, _n, pick) => pressInMenu(page, pick, /^(Lock|Unlock)/),
  async comment(page, n) {
    const panel = await openComments(page)
    await panel.getByRole('textbox', { name: /^Comment/ }).fill(`Comment ${n}`)
    await panel.getByRole('button', { name: 'Add comment' }).click()
    await panel.getByText(`Comment ${n}`, { exact: true }).locator('visible=true').first().waitFor()
    await closePanel(page)
    return `Comment ${n}`
  },
}
