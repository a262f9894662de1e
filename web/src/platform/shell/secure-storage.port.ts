/** A few short secrets that outlive the app's process, encrypted by the device. Every call may reject. */
export type SecureStorage = {
  read(key: string): Promise<string | null>
  write(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
}
