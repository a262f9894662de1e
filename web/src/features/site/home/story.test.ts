import { FAQ } from '@tripwright/domain/site/home'
import { afterEach, expect, it, vi } from 'vitest'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { copyFaq, shareFaq, shareStory, wrapText } from './story.state.ts'

const faq = FAQ[0] ?? { id: '', question: '', answer: '' }
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of readToasts()) dismissToast(id)
})
const toastsShown = () => readToasts().map(({ message, kind }) => [message, kind])

it('copies question, answer and tags', async () => {
  const writeText = vi.fn(async (_text: string) => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyFaq(faq)
  expect(writeText).toHaveBeenCalledWith(
    `${faq.question}\n\n${faq.answer}\n\n#tripwright #travelplanning #offlinetravel`,
  )
  expect(toastsShown()).toEqual([['FAQ copied to clipboard', 'success']])
})

it('says when nothing could be copied', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  await copyFaq(faq)
  expect(toastsShown()).toEqual([['Failed to copy text', 'error']])
})

it('says when this browser draws no pictures', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValueOnce(null)
  await shareStory(faq)
  expect(toastsShown()).toEqual([['Your browser can’t create the image. Copy the text instead.', 'error']])
})

it('shares question and answer with the way to them, and copies that where nothing can be shared', async () => {
  const url = `${location.origin}/#questions`
  const sheet = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share: sheet })
  await shareFaq(faq)
  expect(sheet).toHaveBeenCalledWith({ url, title: faq.question, text: faq.answer })
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await shareFaq(faq)
  expect(writeText).toHaveBeenCalledWith(url)
  expect(toastsShown()).toEqual([['Link copied', 'success']])
})

/** A canvas without pixels; returns the lines of text drawn on it. */
function onCanvas(picture: Blob | null): string[] {
  const lines: string[] = []
  const pen = {
    fillRect() {},
    strokeRect() {},
    save() {},
    restore() {},
    translate() {},
    scale() {},
    stroke() {},
    measureText: () => ({ width: 10 }),
    fillText: (line: string) => lines.push(line),
  }
  vi.stubGlobal('Path2D', vi.fn())
  // All of a canvas that the story draws with.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture))
  return lines
}

it.each([
  ['is shared', async () => undefined],
  [
    'is not downloaded behind the back of who closes the sheet',
    async () => {
      throw new DOMException('closed', 'AbortError')
    },
  ],
])('the picture of a story %s', async (_, open) => {
  onCanvas(new Blob(['x'], { type: 'image/png' }))
  const sheet = vi.fn(async (_shared: ShareData) => open())
  vi.stubGlobal('navigator', { canShare: () => true, share: sheet })
  await shareStory(faq)
  const [shared] = sheet.mock.calls[0] ?? []
  expect(shared?.title).toBe(faq.question)
  expect(shared?.files?.map(({ name, type }) => [name, type])).toEqual([
    ['tripwright-different.png', 'image/png'],
  ])
  expect(toastsShown()).toEqual([])
})

it.each([
  [150, 'b'.repeat(150)],
  [151, `${'b'.repeat(147)}...`],
])(
  'draws an answer of %i characters, cut to 147 and an ellipsis when it is over 150',
  async (length, drawn) => {
    const lines = onCanvas(null)
    await shareStory({ id: 'x', question: 'Why?', answer: 'b'.repeat(length) })
    expect(lines.slice(0, 2)).toEqual(['Why?', drawn])
  },
)

it('breaks a text between words into lines that fit, and lets a word that fits none stand alone', () => {
  const fits = (line: string) => line.length <= 9
  expect(wrapText('one two three internationally a', fits)).toEqual([
    'one two',
    'three',
    'internationally',
    'a',
  ])
  expect(wrapText('', fits)).toEqual([''])
})
