import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConversationList } from './conversation-list.tsx'
import { addTurn, useConversations } from './conversations.state.ts'

const turn = (id: string, text: string) => ({ id, text, askedOn: '2026-11-21', at: 0, changedAt: 0 })
const onOpen = vi.fn()

function List() {
  return <ConversationList conversations={useConversations()} openId="a" onOpen={onOpen} />
}
const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent)
/** happy-dom draws no popover, so that its items are found hidden. */
const pick = async (title: string, item: string) => {
  const row = screen.getByRole('button', { name: `Actions for “${title}”` }).closest('li')
  await userEvent.click(within(row as HTMLElement).getByRole('menuitem', { name: item, hidden: true }))
}

beforeEach(() => {
  HTMLElement.prototype.hidePopover = () => undefined
  addTurn(null, turn('a', 'Is the Louvre open on Monday?'))
  addTurn(null, turn('b', 'Do I need a visa for Japan?'))
  render(<List />)
})

it('finds a conversation by its words, and says how many there are', async () => {
  await userEvent.type(screen.getByRole('searchbox'), 'visa JAPAN')
  expect(titles()).toEqual(['Do I need a visa for Japan?'])
  expect(screen.getByRole('status').textContent).toBe('1 conversation found')
  await userEvent.type(screen.getByRole('searchbox'), ' moon')
  expect(screen.getByRole('status').textContent).toBe('No conversation has these words.')
})

it('renames with the keyboard alone, and pins before the others', async () => {
  await pick('Is the Louvre open on Monday?', 'Rename')
  const name = screen.getByRole('textbox', { name: 'Name of this conversation' })
  expect(document.activeElement).toBe(name)
  await userEvent.clear(name)
  await userEvent.type(name, 'Paris{Enter}')
  expect(titles()).toEqual(['Do I need a visa for Japan?', 'Paris'])
  await pick('Paris', 'Pin')
  expect(titles()).toEqual(['Pinned: Paris', 'Do I need a visa for Japan?'])
  await pick('Paris', 'Unpin')
  expect(titles()).toEqual(['Do I need a visa for Japan?', 'Paris'])
})

it('deletes the one that is open, and leaves it', async () => {
  await pick('Is the Louvre open on Monday?', 'Delete')
  expect(titles()).toEqual(['Do I need a visa for Japan?'])
  expect(onOpen).toHaveBeenCalledWith(null)
})
