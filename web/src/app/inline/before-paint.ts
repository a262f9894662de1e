// Runs in the head of every page before the first paint (build/inline-scripts.ts inserts it): applies the chosen theme, and
// marks whether the device has a known user, for whom a document may show other content than for a newcomer (ui/styles.css,
// `returning:` and `newcomer:`).
const page = document.documentElement.dataset
const theme = read('theme')
if (theme === 'light' || theme === 'dark') page.theme = theme
// The document of /itinerary contains the form: with a trip in the address it must not appear first.
if (/[?&]trip=/.test(location.search)) page.trip = ''
if (read('last-person') || (read('guest-saves') ?? '[]') !== '[]') page.returning = ''
// The dashboard reserves as many lines for its next actions as it had on the last visit.
const next = read('next-lines')
if (next) page.next = next
// The installed app does not offer its installation (specification section 4, "Installed is detected from").
const windows = ['standalone', 'minimal-ui', 'fullscreen'].map((mode) => `(display-mode: ${mode})`)
if (matchMedia(windows.join()).matches || Reflect.get(navigator, 'standalone') === true) page.installed = ''
if (document.referrer.startsWith('android-app://') || page.native !== undefined) page.installed = ''
addEventListener('appinstalled', () => {
  page.installed = ''
})
// The browser may offer the installation before hydration; features/install takes the event from here.
addEventListener('beforeinstallprompt', (offer) => {
  offer.preventDefault()
  Object.assign(window, { offer })
})

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export {}
