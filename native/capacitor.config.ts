import type { CapacitorConfig } from '@capacitor/cli'

/** The native shells hold the web build and no product code; their first page is the empty app shell, not the prerendered home. */
const config: CapacitorConfig = {
  appId: 'app.tripwright',
  appName: 'Tripwright',
  webDir: '../web/dist',
}

export default config
