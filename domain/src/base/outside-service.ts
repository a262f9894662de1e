/** An outside service that the server, or in one case the browser, may call. */
export type OutsideService = {
  /** Also the id of its feed, when it is one. */
  id: string
  name: string
  /** The default address; null when only the configuration has one. */
  host: string | null
  purpose: string
  /** The data that the service receives. */
  sends: string
  /** On by default when it needs no key and is free for businesses. */
  default: 'on' | 'off'
  /** The settings that configure it or change its address. */
  settings: readonly string[]
}
