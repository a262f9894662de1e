import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** Locales made from the English texts, to find untranslated, clipped and unmirrored text. */
export const PSEUDO_LOCALES = ['en-XA', 'ar-XB'] as const
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number]

const GROWTH = 0.35

const PLAIN = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
const ACCENTED = alphabet('áƀçđéƒĝĥíĵķļɱñóƥɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓƤɊŔŠŢÚṼŴẊÝŽ')
const ARABIC = alphabet('ابثدهفجحيژكلمنوپقرستعڤطخصز')

/** The text in a pseudo-locale; placeholders stay. `en-XA` is accented, about 35 % longer and in brackets. */
export function pseudoElements(
  elements: readonly MessageFormatElement[],
  locale: PseudoLocale,
): MessageFormatElement[] {
  if (locale === 'ar-XB') return mapLiterals(elements, arabic)
  const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
  return [bracket('['), ...mapLiterals(elements, accented), bracket(']')]
}

function mapLiterals(
  elements: readonly MessageFormatElement[],
  change: (text: string) => string,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(([name, option]) => {
      return [name, { ...option, value: mapLiterals(option.value, change) }]
    })
    return { ...element, options: Object.fromEntries(options) }
  })
}

// Doubles a letter whenever 35 % of one has accumulated, so that the growth is spread over the words.
function accented(text: string): string {
  let owed = 0
  return [...text]
    .map((char) => {
      const letter = ACCENTED.get(char)
      if (letter === undefined) return char
      owed += GROWTH
      if (owed < 1) return letter
      owed -= 1
      return letter + letter
    })
    .join('')
}

function arabic(text: string): string {
  return [...text.toLowerCase()].map((char) => ARABIC.get(char) ?? char).join('')
}

function alphabet(letters: string): Map<string, string> {
  return new Map([...letters].map((letter, index) => [PLAIN[index] ?? '', letter]))
}
