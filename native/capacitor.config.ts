import type { CapacitorConfig } from '@capacitor/cli'

/**
 * The native apps contain the web build and no product code; their first page is the empty app shell, not the prerendered
 * home.
 */
const config: CapacitorConfig = {
  appId: 'app.tripwright',
  appName: 'Tripwright',
  webDir: '../web/dist',
}

export default config
