import { act, fireEvent, screen } from '@testing-library/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { enterValue, recordEarlyInput } from '#platform/early-input.ts'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { SelectField } from './select.tsx'
import { TextField } from './text-field.tsx'

let box: HTMLElement
let root: Root | null = null
beforeEach(() => {
  box = document.createElement('div')
  document.body.append(box)
})
afterEach(() => {
  act(() => root?.unmount())
  box.remove()
})

function Form() {
  const [values, setValues] = useState({ city: '', pace: 'slow', isKosher: false })
  // Depends on the previous render, as many pages do.
  const set = (next: Partial<typeof values>) => setValues({ ...values, ...next })
  return (
    <form>
      <TextField label="City" value={values.city} onChange={({ target }) => set({ city: target.value })} />
      <SelectField label="Pace" value={values.pace} onChange={({ target }) => set({ pace: target.value })}>
        <option value="slow">Slow</option>
        <option value="fast">Fast</option>
      </SelectField>
      <Checkbox
        label="Kosher"
        checked={values.isKosher}
        onChange={({ target }) => set({ isKosher: target.checked })}
      />
      <output>{JSON.stringify(Object.values(values))}</output>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const committed = () => box.querySelector('output')?.textContent

/** Enters a value as in a document without a running script: the value changes, and the browser fires its events. */
function enter(): void {
  field('City').focus()
  enterValue(field('City'), 'Rome')
  enterValue(field('Pace'), 'fast')
  fireEvent.input(field('Pace'))
  field('Kosher').click()
  enterValue(field('City'), 'Oslo')
}

/** Waits until each field had its turn. */
async function turns(): Promise<void> {
  for (let field = 0; field < 4; field++) await act(() => new Promise((resolve) => setTimeout(resolve)))
}

async function hydrate(app: ReactNode): Promise<void> {
  await act(async () => {
    root = hydrateRoot(box, app)
  })
  await turns()
}

it('input from before the page was rendered is replayed in each field, also in selects and checkboxes', async () => {
  box.innerHTML = renderToString(<Form />)
  enter()
  recordEarlyInput(box)
  await hydrate(<Form />)
  expect(committed()).toBe('["Oslo","fast",true]')
  expect([field('City').value, field('Pace').value, field('Kosher').checked]).toEqual(['Oslo', 'fast', true])
})

type Part = { default: ComponentType<{ turn: number }> }

/** A page with an inner component, which renders again when its button is pressed. */
function Page({ part: Part }: { part: Part['default'] }) {
  const [turn, setTurn] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Again
      </button>
      <Suspense fallback={<p>Loading</p>}>
        <Part turn={turn} />
      </Suspense>
    </>
  )
}

/** A page whose form is in its document, and whose script is pending until `arrive`. */
async function withLatePart() {
  let resolve = (_: Part): void => {}
  const script = new Promise<Part>((done) => {
    resolve = done
  })
  const Late = lazy(() => script)
  box.innerHTML = renderToString(<Page part={Form} />)
  recordEarlyInput(box)
  await hydrate(<Page part={Late} />)
  return {
    async arrive() {
      await act(async () => resolve({ default: Form }))
      await turns()
    },
  }
}

it('input into a component whose script is loading is replayed once the component is hydrated', async () => {
  const { arrive } = await withLatePart()
  enter()
  const before = field('City')
  await arrive()
  expect(field('City')).toBe(before)
  expect(committed()).toBe('["Oslo","fast",true]')
})

it('it is in the field that comes when the page took the part away, and so is the focus', async () => {
  const { arrive } = await withLatePart()
  enter()
  await act(async () => screen.getByRole('button', { name: 'Again' }).click())
  expect(screen.getByText('Loading')).toBeDefined()
  await arrive()
  expect(committed()).toBe('["Oslo","fast",true]')
  expect(document.activeElement).toBe(field('City'))
})

it('input into a hydrated field stays in it, and is replayed in no other field', async () => {
  box.innerHTML = renderToString(<Form />)
  recordEarlyInput(box)
  await hydrate(<Form key="a" />)
  await act(async () => enter())
  expect(committed()).toBe('["Oslo","fast",true]')
  await act(async () => root?.render(<Form key="b" />))
  expect(committed()).toBe('["","slow",false]')
})

function Town() {
  const [town, setTown] = useState('')
  return (
    <>
      <Combobox
        label="Town"
        value={town}
        onChange={setTown}
        onPick={setTown}
        search={async () => ['Rome', 'Romeoville']}
        getKey={(one) => one}
        renderItem={(one) => one}
        countLabel={String}
      />
      <button type="button">Next</button>
    </>
  )
}

const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' })

it.each([
  ['opens', 'Town', 'true'],
  ['does not open', 'Next', 'false'],
])('a list of suggestions %s where the person is now in %s', async (_what, place, isOpen) => {
  box.innerHTML = renderToString(<Town />)
  enterValue(town(), 'Rome')
  const next = place === 'Town' ? town() : screen.getByRole('button', { name: place })
  next.focus()
  recordEarlyInput(box)
  await hydrate(<Town />)
  // Longer than a box waits for the next key, and for a click in its list.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(town().value).toBe('Rome')
  expect(town().getAttribute('aria-expanded')).toBe(isOpen)
})
