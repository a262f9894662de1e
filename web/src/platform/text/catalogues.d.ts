/** Locales beside English, made by build/messages-plugin.ts; each is a module of compiled texts by `feature.key`. */
declare module 'virtual:catalogues' {
  import type { Compiled } from '#platform/text/formatter.ts'

  export const catalogues: Record<string, () => Promise<{ texts: Record<string, Compiled> }>>
}
