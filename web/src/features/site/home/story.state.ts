import { drawContours } from '@tripwright/contour-art'
import { type Faq, HASHTAGS, storyAnswer, storyMessages } from '@tripwright/domain/site/home'
import { share } from '#features/sharing/share/index.ts'
import { publicAddress } from '#platform/reach-server.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** Pixels of a story on social networks. */
const [WIDTH, HEIGHT] = [1080, 1920]
const EDGE = 110
const NAME = 'Tripwright'

/** Copies question and answer as a caption, with its tags (specification section 8, "Copy"). */
export async function copyFaq({ question, answer }: Faq): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${question}\n\n${answer}\n\n${HASHTAGS}`)
    toast(textOf(storyMessages, 'copied'), { kind: 'success' })
  } catch {
    toast(textOf(storyMessages, 'copy.failed'), { kind: 'error' })
  }
}

/** Shares the question: by the device's sheet, else as a link. */
export async function shareFaq({ question, answer }: Faq): Promise<void> {
  await share({ url: publicAddress('/#questions'), title: question, text: answer })
}

/** Draws the question as a story of 1080 by 1920 and shares the picture; where pictures cannot be shared it is downloaded. */
export async function shareStory(faq: Faq): Promise<void> {
  const picture = await drawStory(faq)
  if (!picture) {
    toast(textOf(storyMessages, 'story.failed'), { kind: 'error' })
    return
  }
  const file = new File([picture], `tripwright-${faq.id}.png`, { type: 'image/png' })
  if (await sharePicture(file, faq.question)) return
  download(file)
  toast(textOf(storyMessages, 'story.saved'), { kind: 'success' })
}

// True when it was shared, or when the user closed the sheet: then nothing is downloaded.
async function sharePicture(file: File, title: string): Promise<boolean> {
  try {
    if (!navigator.canShare?.({ files: [file] })) return false
    await navigator.share({ files: [file], title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: file.name })
  link.click()
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

async function drawStory({ question, answer }: Faq): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const look = readStoryStyle()
  // The font may not be loaded when nothing on the page uses this weight.
  await document.fonts?.load(`700 84px ${look.display}`).catch(() => undefined)
  drawBackground(pen, look)
  pen.fillStyle = look.ink
  const below = drawLines(pen, question, { font: `700 84px ${look.display}`, top: 420, leading: 96 })
  pen.fillRect(EDGE, below + 30, 160, 6)
  drawLines(pen, storyAnswer(answer), { font: `400 50px ${look.text}`, top: below + 130, leading: 74 })
  pen.font = `700 56px ${look.display}`
  pen.fillText(NAME, EDGE, HEIGHT - 190)
  pen.font = `400 40px ${look.text}`
  pen.fillText(location.host, EDGE, HEIGHT - 120)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

type StoryStyle = { paper: string; ink: string; line: string; display: string; text: string }

// Light colours in both themes: a story appears beside other people's pictures.
function readStoryStyle(): StoryStyle {
  const style = getComputedStyle(document.documentElement)
  const faces = (name: string) => style.getPropertyValue(name).trim() || 'sans-serif'
  return {
    paper: '#f6f4ea',
    ink: '#14262c',
    line: '#c3a87a',
    display: faces('--font-display'),
    text: faces('--font-text'),
  }
}

function drawBackground(pen: CanvasRenderingContext2D, { paper, ink, line }: StoryStyle): void {
  pen.fillStyle = paper
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const { width, height, fine, index } = drawContours(46.5, 7.9, 'card')
  pen.save()
  // At the bottom, full width, and faint enough to be written on.
  const scale = WIDTH / width
  pen.translate(0, HEIGHT - height * scale)
  pen.scale(scale, scale)
  pen.strokeStyle = line
  pen.globalAlpha = 0.55
  pen.lineWidth = 1 / scale
  pen.stroke(new Path2D(fine))
  pen.lineWidth = 2.5 / scale
  pen.stroke(new Path2D(index))
  pen.restore()
  pen.strokeStyle = ink
  pen.lineWidth = 4
  pen.strokeRect(48, 48, WIDTH - 96, HEIGHT - 96)
  pen.lineWidth = 1
  pen.strokeRect(62, 62, WIDTH - 124, HEIGHT - 124)
}

type Block = { font: string; top: number; leading: number }

// Returns the position of the last line.
function drawLines(pen: CanvasRenderingContext2D, text: string, { font, top, leading }: Block): number {
  pen.font = font
  const lines = wrapText(text, (line) => pen.measureText(line).width <= WIDTH - 2 * EDGE)
  for (const [row, line] of lines.entries()) pen.fillText(line, EDGE, top + row * leading)
  return top + (lines.length - 1) * leading
}

/** Breaks a text into lines that fit; a longer word gets a line of its own. */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
