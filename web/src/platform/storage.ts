import { useCallback, useSyncExternalStore } from 'react'

type Area = 'local' | 'session'
/**
 * `check` returns the valid part of a stored value, or null. Written without a library: this is in the initial script of
 * every page.
 */
type StorageEntry<T> = { area: Area; isText: boolean; check: (value: unknown) => T | null }

// A text is stored as it is (the specification's `theme` holds `dark`, not `"dark"`), everything else as JSON.
const text = <T>(area: Area, check: StorageEntry<T>['check']): StorageEntry<T> => ({
  area,
  isText: true,
  check,
})
const json = <T>(area: Area, check: StorageEntry<T>['check']): StorageEntry<T> => ({
  area,
  isText: false,
  check,
})

const anyText = (value: unknown) => (typeof value === 'string' ? value : null)
const oneOf =
  <T extends string>(...texts: T[]) =>
  (value: unknown) =>
    texts.find((one) => one === value) ?? null
const flag = oneOf('true')
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : null
const aRecord = (value: unknown) => (isRecord(value) ? value : null)
const aClick = (value: unknown): (Record<string, unknown> & { click: string }) | null =>
  hasTexts(value, ['click']) ? value : null

/** Every key that the product keeps in web storage; nothing else reads or writes it. */
const STORAGE_ENTRIES = {
  /** Specification section 9; the first script of each page reads it too (inline/before-paint.ts). */
  theme: text('local', oneOf('light', 'dark', 'system')),
  /** The language chosen on this device, as a BCP 47 tag. */
  locale: text('local', anyText),
  /** Specification section 9: a guest's saved items. */
  'guest-saves': json('local', (value) => (Array.isArray(value) ? value.filter(isGuestSave) : null)),
  /** How many lines the dashboard reserves for its next actions; the inline script of each page reads it too. */
  'next-lines': text('local', oneOf('1', '2', '3')),
  /** The last signed-in user, so that the app works with no network; removed at sign-out. */
  'last-person': json('local', (value) => (hasTexts(value, ['id', 'email', 'name']) ? value : null)),
  /** A sign-out that the server has not received yet (decisions.md, "Devices and consent"). */
  'sign-out-pending': text('local', flag),
  /** The shortcuts of a single key are off (WCAG 2.1.4). */
  'single-keys-off': text('local', flag),
  /** Specification section 3, "Mobile settings": the changed ones. */
  'mobile-settings': json('local', (value) => (isRecord(value) ? value : null)),
  /** Specification section 4: where to go after sign-in. Read it through auth-redirect.ts only. */
  authRedirect: text('session', anyText),
  /** The secret of a shared trip whose reader went to sign in: never in an address, because a mailed link would contain it. */
  'shared-trip': text('local', anyText),
  /** Specification section 4: the update notice was dismissed in this session. */
  'pwa-update-dismissed': text('session', flag),
  /** Specification section 4: one toast about being offline per session. */
  offlineToastShown: text('session', flag),
  /** The plan that was chosen before signing in (decisions.md, "Guards"); `click` as in pending-clicks.ts, empty once it was replayed. */
  'pending-plan': json('session', (value) => (hasTexts(value, ['plan', 'click']) ? value : null)),
  /** This tab's open conversation with support; the key is a guest's. */
  'support-chat': json('session', (value) => (hasTexts(value, ['id', 'key']) ? value : null)),
  /** The staff inbox is muted on this device. */
  'inbox-muted': text('local', flag),
  /** The address of a page that was reloaded because a part failed to load, so that it happens once. */
  'part-reload': text('session', anyText),
  /** Form input of a page that had to be reloaded. */
  'typed-input': json('session', (value) => (isTypedInput(value) ? value : null)),
  /** The conversations with the assistant; features/assistant validates each part. */
  'assistant-conversations': json('local', (value) => (Array.isArray(value) ? (value as unknown[]) : null)),
  /** Up to which of its changes the account `of` is on this device. */
  'assistant-account': json('local', (value) =>
    hasTexts(value, ['of']) && typeof Object(value).version === 'number'
      ? (value as { of: string; version: number })
      : null,
  ),
  /** No question is sent to a language model. */
  'assistant-on-device': text('local', flag),
  /** The id of the trip that a language model may read. */
  'assistant-shared-trip': text('local', anyText),
  /** The phrases shown lately; features/translation validates each part. */
  'translate-recent': json('local', (value) => (Array.isArray(value) ? (value as unknown[]) : null)),
  /** The phrasebook languages on this device; read it through features/translation/phrasebook/phrasebooks.state.ts only. */
  'translate-kept': json('local', texts),
  /** Drafts of forms that load after their page, by the name of the form. */
  'half-typed': json('session', aRecord),
  /** The options in the trip form of /itinerary, complete or not. */
  'plan-wish': json('session', aRecord),
  /** Changes of trips that are not yet in this device's database, for a page that closes within that moment. */
  'trips-underway': json('local', (value) => (Array.isArray(value) ? value.filter(isRecord) : null)),
  /** A trip was changed on this device, so that the home page looks for the next one. */
  'has-trips': text('local', flag),
  /** Specification section 4, "Splash": it was seen, and the time of the last activity (milliseconds since 1970). */
  'splash-seen': text('local', flag),
  'last-activity': json('local', (value) => (typeof value === 'number' ? value : null)),
  /** Specification section 9. Read it through #features/site/consent. */
  'cookie-consent': text('local', oneOf('accepted', 'declined', 'customized')),
  'cookie-preferences': json('local', aRecord),
  /** The install prompt: first visit, dismissals, and counts that never leave the device. */
  'install-prompt': json('local', aRecord),
  'install-counts': json('local', aRecord),
  'install-dismissed': text('session', flag),
  /** Specification section 9. */
  'tripwright-email-popup': json('local', aRecord),
  /** Stays, trip, passport dates and finished tasks of /documents; read it through travel-documents.state.ts only. */
  'travel-papers': json('local', aRecord),
  /** The group, expenses and payments of /budget; read it through expense-group.state.ts only. */
  'trip-budget': json('local', aRecord),
  /** The currency that the person chose last for an expense, by trip. */
  'expense-currency': json('local', aRecord),
  /** A guest's claims for compensation; features/claims validates each. */
  'flight-claims': json('local', (value) => (Array.isArray(value) ? (value as unknown[]) : null)),
  /** The UTC day on which the usage banner was dismissed. */
  'usage-banner-dismissed': text('local', anyText),
  /** The UTC day on which this device last sent its fingerprint; removed when the consent is withdrawn. */
  'fingerprint-told': text('local', anyText),
  /** A guest's save that exceeded the device's limit: saved after sign-in (decisions.md, "Guards"). */
  'pending-save': json('session', aClick),
  /** Recently replayed clicks of all tabs; read it through pending-clicks.ts only. */
  'taken-clicks': json('local', texts),
  /** Saves and removals that are not yet in this device's database, for a page that closes within that moment. */
  'saves-underway': json('local', (value) => (Array.isArray(value) ? value.filter(isRecord) : null)),
  /** Currencies and pairs of the converter; read it through currency-choice.state.ts only. */
  'currency-choice': json('local', aRecord),
  /** Ids of map packs that were asked for on this device and are not all here yet. */
  'wanted-packs': json('local', texts),
  /** The texts that staff published in place of the build's, as this device last saw them; read it through edited-content.ts. */
  'edited-content': json('local', aRecord),
  /** The preferences of account `of` as of `at`; read it through preferences.ts. */
  preferences: json('local', aRecord),
} satisfies Record<string, StorageEntry<unknown>>

export type StorageKey = keyof typeof STORAGE_ENTRIES
/** Every key: the cookies page must list each. */
export const STORAGE_KEYS = Object.keys(STORAGE_ENTRIES) as readonly StorageKey[]
export type StoredValue<K extends StorageKey> =
  (typeof STORAGE_ENTRIES)[K] extends StorageEntry<infer T> ? T : never

const listeners = new Map<StorageKey, Set<() => void>>()

/** The stored value, or null: never stored, unreadable, of another shape, or storage is blocked. */
export function readStored<K extends StorageKey>(key: K): StoredValue<K> | null {
  return parse(key, readRaw(key))
}

/** The valid part of a value from outside, as it may be stored under the key, or null. */
export function sanitizeStored<K extends StorageKey>(key: K, value: unknown): StoredValue<K> | null {
  // The cast is safe as in `parse`.
  return STORAGE_ENTRIES[key].check(value) as StoredValue<K> | null
}

/** Stores the value. False when storage is full or blocked: then nothing has changed. */
export function writeStored<K extends StorageKey>(key: K, value: StoredValue<K>): boolean {
  try {
    areaOf(key).setItem(key, STORAGE_ENTRIES[key].isText ? String(value) : JSON.stringify(value))
  } catch {
    return false
  }
  notifyListeners(key)
  return true
}

export function removeStored(key: StorageKey): void {
  try {
    areaOf(key).removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
  notifyListeners(key)
}

/** The value stored under the key; renders again when this or another tab changes it; null while hydrating. */
export function useStored<K extends StorageKey>(key: K): StoredValue<K> | null {
  const subscribe = useCallback((listener: () => void) => subscribeToStored(key, listener), [key])
  return useSyncExternalStore(
    subscribe,
    () => readSame(key),
    () => null,
  )
}

/** Calls the listener when this or another tab changes what is stored under the key. */
export function subscribeToStored(key: StorageKey, listener: () => void): () => void {
  const set = listeners.get(key) ?? new Set()
  listeners.set(key, set.add(listener))
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => {
    set.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function notifyListeners(key: StorageKey): void {
  for (const listener of listeners.get(key) ?? []) listener()
}

// Reading the property itself throws where storage is blocked.
function areaOf(key: StorageKey): Storage {
  return STORAGE_ENTRIES[key].area === 'local' ? localStorage : sessionStorage
}

function readRaw(key: StorageKey): string | null {
  try {
    return areaOf(key).getItem(key)
  } catch {
    return null
  }
}

function parse<K extends StorageKey>(key: K, raw: string | null): StoredValue<K> | null {
  if (raw === null) return null
  const entry = STORAGE_ENTRIES[key]
  try {
    // The cast is safe: the key's check returned it; TypeScript cannot follow a generic key through the table.
    return entry.check(entry.isText ? raw : JSON.parse(raw)) as StoredValue<K> | null
  } catch {
    return null
  }
}

function hasTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, string> {
  return names.every((name) => typeof Object(value)[name] === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A guest's saved items, partly validated: `type` may be one of another version. */
type StoredGuestSave = {
  [field: string]: unknown
  id: string
  savedAt: string
  type: string
  title: string
  item_id?: string | undefined
  description?: string | undefined
  image_url?: string | null | undefined
  item_data?: Record<string, unknown> | undefined
}

function isGuestSave(value: unknown): value is StoredGuestSave {
  if (!hasTexts(value, ['id', 'savedAt', 'type', 'title'])) return false
  const { item_id, description, image_url, item_data }: Partial<Record<string, unknown>> = value
  const isOptionalText = (one: unknown) => one === undefined || typeof one === 'string'
  return (
    [item_id, description, image_url ?? undefined].every(isOptionalText) &&
    (item_data === undefined || (typeof item_data === 'object' && item_data !== null))
  )
}

/** The text in the named fields of a page; fields with the same name are distinguished by their order. */
type TypedInput = { path: string; fields: { name: string; nth: number; value: string }[] }

function isTypedInput(value: unknown): value is TypedInput {
  const { fields } = Object(value)
  return (
    hasTexts(value, ['path']) &&
    Array.isArray(fields) &&
    fields.every((field) => hasTexts(field, ['name', 'value']))
  )
}

const seen = new Map<StorageKey, { raw: string | null; value: unknown }>()

// React calls it repeatedly and must get the same object while nothing changed.
function readSame<K extends StorageKey>(key: K): StoredValue<K> | null {
  const raw = readRaw(key)
  const cached = seen.get(key)
  // The cast is safe: stored under this key by the line below.
  if (cached?.raw === raw) return cached.value as StoredValue<K> | null
  const value = parse(key, raw)
  seen.set(key, { raw, value })
  return value
}
