/** What an EventSource does for us; the native shell has another one, which needs no cookie. */
export type EventStream = Pick<EventSource, 'readyState' | 'onmessage' | 'onerror' | 'close'> & {
  addEventListener(name: 'ready', listener: () => void): void
}

/** The way to the server where the page comes from elsewhere: in the native shell. Every path begins with a slash. */
export type Door = {
  fetch(path: string, init?: RequestInit): Promise<Response>
  stream(path: string): EventStream
  address(path: string): string
  /** Opens another site, or a page of the server that is none of the app, beside the app. */
  open(url: string): void
}

let door: Door | null = null

/** Makes every call, stream and address go through this door; null for the page's own server. */
export function setDoor(next: Door | null): void {
  door = next
}

/** Whether this is the native app, whose page does not come from the server. */
export function isInShell(): boolean {
  return door !== null
}

/** `fetch` for a path of the server. The only way to it, besides the two below. */
export function fetchServer(path: string, init?: RequestInit): Promise<Response> {
  return door ? door.fetch(path, init) : fetch(path, init)
}

/** A stream of events of the server. */
export function openStream(path: string): EventStream {
  return door ? door.stream(path) : new EventSource(path)
}

/** The address of a page or a file of the server, for a link or a frame. It never holds a secret of the account. */
export function serverAddress(path: string): string {
  return door ? door.address(path) : path
}

/** The address of one of our pages for people outside: in the native app the page's own is of no use to them. */
export function publicAddress(path: string): string {
  return new URL(serverAddress(path), location.href).href
}

/** Opens another site beside the app. False in a browser, where it opens nothing. */
export function openBesideApp(url: string): boolean {
  door?.open(url)
  return door !== null
}
