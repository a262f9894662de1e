/** Stores the emergency numbers of all countries on this device, before an emergency. */
export async function prefetchEmergencyNumbers(): Promise<void> {
  const { fetchEmergencyNumbers } = await import('./emergency-numbers.ts')
  await fetchEmergencyNumbers()
}
