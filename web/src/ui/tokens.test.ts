import { describe, expect, it } from 'vitest'
import css from './tokens.css?raw'

type Rgb = [number, number, number]

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const colours = new Map(
  [...css.matchAll(/--color-([a-z0-9-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }],
  ),
)

// sRGB to linear light (IEC 61966-2-1).
function linear(name: string, theme: Theme): Rgb {
  const hex = colours.get(name)?.[theme]
  if (!hex) throw new Error(`no colour named ${name}`)
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

// WCAG 2.2, contrast ratio.
function contrast(one: string, other: string, theme: Theme): number {
  const [low, high] = [luminance(linear(one, theme)), luminance(linear(other, theme))].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const TEXT_PAIRS: [text: string, ground: string][] = [
  ...['paper', 'sheet', 'well', 'wash', 'signal-wash'].map((ground): [string, string] => ['ink', ground]),
  ...['paper', 'sheet', 'well'].map((ground): [string, string] => ['muted', ground]),
  ...['paper', 'sheet', 'well', 'wash'].map((ground): [string, string] => ['brand', ground]),
  ...['paper', 'sheet', 'wash'].map((ground): [string, string] => ['brand-strong', ground]),
  ...['paper', 'sheet', 'signal-wash'].map((ground): [string, string] => ['signal', ground]),
  ...['brand', 'brand-strong'].map((ground): [string, string] => ['on-brand', ground]),
  ['on-coral', 'coral'],
  ...[1, 2, 3, 4, 5].map((n): [string, string] => [`on-level-${n}`, `level-${n}`]),
]

// Meaningful lines: around a control, the focus ring, a coast.
const LINE_PAIRS: [line: string, ground: string][] = [
  ...['paper', 'sheet', 'well'].map((ground): [string, string] => ['rule', ground]),
  ['brand', 'paper'],
  ['signal', 'sheet'],
]

// Machado, Oliveira and Fernandes 2009, severity 1: simulates the three kinds of dichromacy, in linear light.
const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
}

function times([a, b, c]: Rgb, [r, g, bl]: Rgb): number {
  return a * r + b * g + c * bl
}

// Linear sRGB to CIE L*a*b* (D65).
function lab(rgb: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f(times([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047)
  const y = f(times([0.2126729, 0.7151522, 0.072175], rgb))
  const z = f(times([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function seen(level: number, theme: Theme, eye: string): Rgb {
  const matrix = EYES[eye]
  const rgb = linear(`level-${level}`, theme)
  if (!matrix) throw new Error(eye)
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return lab([clamp(times(matrix[0], rgb)), clamp(times(matrix[1], rgb)), clamp(times(matrix[2], rgb))])
}

describe.each(THEMES)('the colours of the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('let %s be read on %s (4.5:1)', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(LINE_PAIRS)('let a line of %s be seen on %s (3:1)', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3)
  })

  it('name the strength of a password red, yellow and green, and those are what is seen', () => {
    const hue = (name: string) => {
      const [, a, b] = lab(linear(`strength-${name}`, theme))
      return (Math.atan2(b, a) * 180) / Math.PI
    }
    expect(hue('red')).toBeLessThan(50)
    expect(Math.abs(hue('yellow') - 85)).toBeLessThan(15)
    expect(Math.abs(hue('green') - 140)).toBeLessThan(15)
  })

  it('run one way in lightness over the five levels', () => {
    const lightness = [1, 2, 3, 4, 5].map((n) => seen(n, theme, 'usual')[0])
    const sorted = [...lightness].sort((a, b) => (theme === 'light' ? b - a : a - b))
    expect(lightness).toEqual(sorted)
  })

  it.each(Object.keys(EYES))('keep any two levels apart for %s eyes', (eye) => {
    for (const one of [1, 2, 3, 4])
      for (let other = one + 1; other <= 5; other += 1) {
        const [a, b] = [seen(one, theme, eye), seen(other, theme, eye)]
        const difference = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        expect(difference, `level ${one} and ${other}`).toBeGreaterThan(15)
      }
  })
})
