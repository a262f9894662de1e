export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

export type PictureResult =
  | { kind: 'picture'; bytes: Uint8Array<ArrayBuffer>; type: PictureType; etag: string }
  /** There is no such picture, or none that may be shown. */
  | { kind: 'none' }
  /** Nobody could answer now. */
  | { kind: 'unavailable' }

/** Called before a picture is fetched, once for the caller who begins the fetch; false prevents it. */
type MayFetch = () => Promise<boolean>

/** Pictures of Commons, kept on this machine. */
export type PictureSource = {
  /** False where the service is not used: then no page need offer them. */
  isOn: boolean
  /** By an address of `CommonsPicture`. Null where `mayFetch` refused. Never throws. */
  find(url: string, mayFetch: MayFetch): Promise<PictureResult | null>
  close(): void
}
