/** The requirements of a packaging service for an installable website, in display order. */
export const INSTALL_CHECKS = ['https', 'manifest', 'start', 'icons', 'maskable', 'worker'] as const
export type InstallCheck = (typeof INSTALL_CHECKS)[number]

/** Checks this installation: its address, its manifest, its worker. An unreadable item counts as failed. */
export async function checkInstallation(): Promise<Record<InstallCheck, boolean>> {
  const [manifest, hasWorker] = await Promise.all([readManifest(), findWorker()])
  return { https: location.protocol === 'https:', ...checkManifest(manifest), worker: hasWorker }
}

/** The requirements that a parsed manifest meets (W3C, Web Application Manifest), whatever its type. */
export function checkManifest(manifest: unknown): Record<Exclude<InstallCheck, 'https' | 'worker'>, boolean> {
  const { name, start_url: start, display, icons } = Object(manifest)
  const list: unknown[] = Array.isArray(icons) ? icons : []
  const words = (icon: unknown, key: 'sizes' | 'purpose') => String(Object(icon)[key] ?? '').split(' ')
  const hasSize = (size: string) => list.some((icon) => words(icon, 'sizes').includes(size))
  return {
    manifest: typeof name === 'string' && name !== '',
    start: typeof start === 'string' && ['standalone', 'fullscreen', 'minimal-ui'].includes(display),
    icons: hasSize('192x192') && hasSize('512x512'),
    maskable: list.some((icon) => words(icon, 'purpose').includes('maskable')),
  }
}

async function readManifest(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  try {
    const response = await fetch(link?.href ?? '/manifest.webmanifest')
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

async function findWorker(): Promise<boolean> {
  try {
    return (await navigator.serviceWorker.getRegistration()) !== undefined
  } catch {
    // No workers in this browser, in a private window, or without https.
    return false
  }
}
