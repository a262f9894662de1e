import { setDevicePorts } from '../device-ports.ts'
import { log } from '../log.ts'
import { setDoor } from '../reach-server.ts'
import { readStored } from '../storage.ts'
import { pathOfAppLink } from './app-link.ts'
import { goBack } from './back-button.ts'
import { openBearerToken } from './bearer-token.ts'
import { followLinks } from './link-clicks.ts'
import {
  adoptPlugins,
  devicePlugins,
  followApp,
  followNotifications,
  leaveApp,
  openInAppBrowser,
  secureStorage,
  statusBar,
} from './native-app.ts'
import { makeDoor } from './server-door.ts'
import { openSignUpProof } from './sign-up-proof.ts'
import { followThemeInBar } from './status-bar.ts'

/**
 * Makes this page the native app: every call goes to the server that the page names, with the token of the device's secure
 * storage, and links open where they belong. Call once, before the first page is drawn; `openPage` goes to one of our pages.
 */
export async function enterShell(openPage: (path: string) => void): Promise<void> {
  const api = document.querySelector<HTMLMetaElement>('meta[name="api"]')?.content ?? ''
  if (!URL.canParse(api)) return log.error('The page of the native app names no server')
  const [token] = await Promise.all([openBearerToken(secureStorage), adoptPlugins()])
  const isSigningOut = () => readStored('sign-out-pending') !== null
  setDoor(
    makeDoor({
      api: new URL(api).origin,
      token,
      signUpProof: openSignUpProof(secureStorage),
      isSigningOut,
      open: openInAppBrowser,
    }),
  )
  setDevicePorts(devicePlugins())
  followThemeInBar(document.documentElement, statusBar)
  followLinks(document, { openOutside: openInAppBrowser, openPage })
  const onLink = (url: string) => {
    const path = pathOfAppLink(url, new URL(api).origin)
    if (path !== null) openPage(path)
  }
  // Only a page of ours, whatever a notification says.
  void followNotifications((path) => path.startsWith('/') && onLink(new URL(api).origin + path))
  const onBack = (canGoBack: boolean) => goBack(document, canGoBack, leaveApp)
  // The app draws its first page meanwhile.
  void followApp({ onLink, onBack }).then(
    (first) => first !== null && onLink(first),
    () => log.warn('The native app is not told of links'),
  )
}
