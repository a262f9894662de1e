import type { CapacitorConfig } from '@capacitor/cli'
import app from './app.json' with { type: 'json' }

/**
 * The native apps contain the web build and no product code; tools/native-sync.mjs fills `www`. Ids and versions are in app.json, which a test compares with both projects.
 */
const config: CapacitorConfig = {
  appId: app.id,
  appName: app.name,
  webDir: 'www',
  plugins: {
    SplashScreen: { launchAutoHide: true, backgroundColor: '#f6f4ea' },
    PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
  },
}

export default config
