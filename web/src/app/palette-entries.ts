import type { City } from '@tripwright/domain/destination/places'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { loadCities } from '#features/destination/places/index.ts'
import { useTrips } from '#features/trip/sync/index.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { useTheme } from '#platform/theme.ts'
import { accountMessages } from './account.messages.ts'
import { appMessages } from './app.messages.ts'
import { NAV_ITEMS } from './nav-items.data.ts'
import { openPanel } from './open-panel.ts'
import { paletteMessages } from './palette.messages.ts'
import type { PaletteEntry } from './palette-search.ts'

const HOME = { href: '/', text: 'nav.home' } as const
const OWN_PAGES = [
  { href: '/profile', text: 'profile' },
  { href: '/notifications', text: 'notifications' },
  { href: '/settings', text: 'settings.page' },
] as const

/** Every entry of the palette: trips of the current user, pages, guide cities, actions. */
export function usePaletteEntries(): PaletteEntry[] {
  return [...useTripEntries(), ...usePageEntries(), ...usePlaceEntries(), ...useActionEntries()]
}

function useTripEntries(): PaletteEntry[] {
  const t = useText(paletteMessages)
  const [, navigate] = useLocation()
  return useTrips().trips.map(({ id, title, places, startDate, endDate }) => ({
    id,
    group: 'trips',
    label: title || places.map(({ name }) => name).join(' · ') || t('trip.untitled'),
    words:
      startDate && endDate
        ? t('trip.dates', { from: midday(startDate), to: midday(endDate) })
        : t('trip.undated'),
    run: () => navigate(`/itinerary?trip=${id}`),
  }))
}

function usePageEntries(): PaletteEntry[] {
  const tApp = useText(appMessages)
  const tAccount = useText(accountMessages)
  const t = useText(paletteMessages)
  const [, navigate] = useLocation()
  const { tools, support, company, legal } = NAV_ITEMS
  const pages = [HOME, ...tools, ...support, ...company, ...legal].map(({ href, text }) => {
    return { href, label: tApp(text), words: t(`words.${text}`) }
  })
  const own = OWN_PAGES.map(({ href, text }) => ({ href, label: tAccount(text), words: '' }))
  return [...pages, ...own].map(({ href, label, words }) => {
    return { id: href, group: 'pages', label, words, run: () => navigate(href) }
  })
}

function usePlaceEntries(): PaletteEntry[] {
  const t = useText(paletteMessages)
  const [path, navigate] = useLocation()
  const [cities, setCities] = useState<readonly City[]>([])
  useEffect(() => {
    let isGone = false
    void loadCities().then((cities) => {
      if (!isGone && cities) setCities(cities)
    })
    return () => {
      isGone = true
    }
  }, [])

  async function planIn({ name }: City) {
    const { restorePlanForm, storePlanForm } = await import('#features/trip/planner/index.ts')
    const city = { text: name, nights: '', stay: null }
    storePlanForm({ ...restorePlanForm(), cities: [city] })
    // The form reads its stored draft when it opens.
    if (path === '/itinerary') location.assign('/itinerary')
    else navigate('/itinerary')
  }

  return cities.map((city) => ({
    id: city.id,
    group: 'places',
    label: city.name,
    words: city.nameLocal === city.name ? t('place.hint') : `${city.nameLocal} · ${t('place.hint')}`,
    run: () => void planIn(city),
  }))
}

function useActionEntries(): PaletteEntry[] {
  const t = useText(paletteMessages)
  const session = useSession()
  const { setTheme } = useTheme()
  const [, navigate] = useLocation()

  function enterOrLeave() {
    if (session.state !== 'signed-in') return navigate('/auth')
    void import('./leave-account.ts').then(({ leaveAccount }) => leaveAccount(session.user))
  }

  const themes = (['light', 'dark', 'system'] as const).map((theme) => {
    return { id: theme, label: t(`act.${theme}`), run: () => setTheme(theme) }
  })
  const account = { id: 'account', label: t(session.state === 'signed-in' ? 'act.sign-out' : 'act.sign-in') }
  return [
    { ...account, run: enterOrLeave },
    ...themes,
    ...(['emergency', 'location', 'nearby'] as const).map((id) => {
      return { id, label: t(`act.${id}`), run: () => openPanel(id) }
    }),
    { id: 'shortcuts', label: t('act.shortcuts'), run: () => openPanel('shortcuts') },
  ].map((one) => ({ ...one, group: 'actions', words: '' }))
}

// A date without a time: at noon it is the same day in any zone in which it is formatted here.
function midday(date: string): Date {
  return new Date(`${date}T12:00`)
}
