// Runs in the head of every page, before anything is painted (build/inline-scripts.ts puts it there): the chosen theme, and
// whether this device knows its person, for whom a document may then show something else than for a newcomer
// (ui/styles.css, `returning:` and `newcomer:`).
const page = document.documentElement.dataset
const theme = read('theme')
if (theme === 'light' || theme === 'dark') page.theme = theme
// The document of /itinerary holds the form: who comes for a trip is not to see it first.
if (/[?&]trip=/.test(location.search)) page.trip = ''
if (read('last-person') || (read('guest-saves') ?? '[]') !== '[]') page.returning = ''
// The dashboard reserves as many lines for its next actions as it showed on the last visit.
const next = read('next-lines')
if (next) page.next = next
// The installed app does not offer its installation (specification section 4, "Installed is detected from").
const windows = ['standalone', 'minimal-ui', 'fullscreen'].map((mode) => `(display-mode: ${mode})`)
if (matchMedia(windows.join()).matches || Reflect.get(navigator, 'standalone') === true) page.installed = ''
if (document.referrer.startsWith('android-app://') || page.native !== undefined) page.installed = ''
addEventListener('appinstalled', () => {
  page.installed = ''
})
// The browser may offer to install before the app is alive; features/install takes it from here.
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
