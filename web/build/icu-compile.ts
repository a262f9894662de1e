import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const quote = (value: unknown) => JSON.stringify(value)

// The named styles of intl-messageformat, so that server and browser format alike.
const NUMBER_STYLES: Record<string, object> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
}
const DAY = { day: 'numeric', year: 'numeric' }
const DATE_STYLES: Record<string, object> = {
  short: { month: 'numeric', day: 'numeric', year: '2-digit' },
  medium: { month: 'short', ...DAY },
  long: { month: 'long', ...DAY },
  full: { weekday: 'long', month: 'long', ...DAY },
}
const CLOCK = { hour: 'numeric', minute: 'numeric' }
const TIME_STYLES: Record<string, object> = {
  short: CLOCK,
  medium: { ...CLOCK, second: 'numeric' },
  long: { ...CLOCK, second: 'numeric', timeZoneName: 'short' },
  full: { ...CLOCK, second: 'numeric', timeZoneName: 'short' },
}

/** Parses an ICU text. Throws a SyntaxError that quotes the text when it is malformed or uses tags. */
export function parseText(text: string, locale: string): MessageFormatElement[] {
  try {
    return parse(text, { locale: new Intl.Locale(locale) })
  } catch (error) {
    throw new SyntaxError(`Not an ICU text (${error instanceof Error ? error.message : error}): ${text}`)
  }
}

/**
 * JavaScript source of a parsed text: a string literal when nothing varies, else `(v,f)=>…` where `v` holds the values and
 * `f` is a `Formatter` (src/platform/text/formatter.ts). The result equals intl-messageformat's.
 */
export function compileElements(elements: readonly MessageFormatElement[]): string {
  const source = compileSequence(elements, 0)
  return isLiteral(elements) ? source : `(v,f)=>${source}`
}

/** The same from the text itself. */
export function compileText(text: string, locale: string): string {
  return compileElements(parseText(text, locale))
}

function isLiteral(elements: readonly MessageFormatElement[]): boolean {
  return elements.every((element) => element.type === TYPE.literal)
}

// A leading literal makes the concatenation a string; every formatter returns a string anyway.
function compileSequence(elements: readonly MessageFormatElement[], depth: number): string {
  return elements.map((element) => compileElement(element, depth)).join('+') || '""'
}

function compileElement(element: MessageFormatElement, depth: number): string {
  switch (element.type) {
    case TYPE.literal:
      return quote(element.value)
    case TYPE.argument:
      return `f.a(${value(element.value)})`
    case TYPE.pound:
      return `n${depth}`
    case TYPE.number:
      return `f.n(${value(element.value)}${numberOptions(element.style)})`
    case TYPE.date:
      return `f.d(${value(element.value)}${dateOptions(element.style, DATE_STYLES)})`
    case TYPE.time:
      return `f.d(${value(element.value)}${dateOptions(element.style ?? 'medium', TIME_STYLES)})`
    case TYPE.plural: {
      const rest = [element.offset, element.pluralType === 'ordinal' ? 1 : 0]
      while (rest.at(-1) === 0) rest.pop()
      const cases = compileCases(element.options, depth + 1, `n${depth + 1}`)
      return `f.p(${[value(element.value), cases, ...rest].join()})`
    }
    case TYPE.select:
      return `f.s(${value(element.value)},${compileCases(element.options, depth, '')})`
    default:
      throw new SyntaxError(`Tags are not supported in texts: <${element.value}>`)
  }
}

type Cases = Record<string, { value: MessageFormatElement[] }>

function compileCases(options: Cases, depth: number, parameter: string): string {
  const cases = Object.entries(options).map(([name, option]) => {
    const source = compileSequence(option.value, depth)
    return `${key(name)}:${isLiteral(option.value) ? source : `(${parameter})=>${source}`}`
  })
  return `{${cases.join()}}`
}

// A computed key, because a quoted `__proto__` would set the prototype.
function key(name: string): string {
  return name === '__proto__' ? '["__proto__"]' : /^[a-z]\w*$/i.test(name) ? name : quote(name)
}

function value(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? `v.${name}` : `v[${quote(name)}]`
}

type Style = string | { parsedOptions: object } | null | undefined

function numberOptions(style: Style): string {
  return style ? `,${quote(named(style, NUMBER_STYLES))}` : ''
}

function dateOptions(style: Style, styles: Record<string, object>): string {
  return style ? `,${quote(named(style, styles))}` : ''
}

function named(style: string | { parsedOptions: object }, styles: Record<string, object>): object {
  if (typeof style !== 'string') return style.parsedOptions
  const options = styles[style]
  if (options === undefined) {
    throw new SyntaxError(`Unknown style "${style}": use ${Object.keys(styles).join(', ')} or a ::skeleton`)
  }
  return options
}
