import type { Messages, TextValues } from '@tripwright/domain/base/text'
import { useMemo } from 'react'
import type { Compiled } from './formatter.ts'
import { currentLocale, ENGLISH, type LocaleState, useLocale } from './locale.ts'

/** Gives the text of a key in the locale in use, with its values filled in. */
export type Translate<Keys extends string> = (key: Keys, values?: TextValues) => string

/** The texts of a feature, for a component: `const t = useText(savedMessages)`, then `t('list.title')`. */
export function useText<Keys extends string>(messages: Messages<Keys>): Translate<Keys> {
  const state = useLocale()
  return useMemo(() => translator(messages, state), [messages, state])
}

/** A text outside components: for toasts, and for the messages of `call`. */
export function textOf<Keys extends string>(
  messages: Messages<Keys>,
  key: Keys,
  values?: TextValues,
): string {
  return translator(messages, currentLocale())(key, values)
}

function translator<Keys extends string>(messages: Messages<Keys>, state: LocaleState): Translate<Keys> {
  return (key, values = {}) => {
    const translated = state.texts?.[`${messages.feature}.${key}`]
    if (translated !== undefined) return render(translated, values, state)
    // Not translated: English, with English plural rules.
    return render(messages.texts[key], values, state.texts ? ENGLISH : state)
  }
}

function render(text: Compiled, values: TextValues, { formatter }: LocaleState): string {
  return typeof text === 'string' ? text : text(values, formatter)
}
