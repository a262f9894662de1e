// Specification section 4, "Social install prompt".
const REFERRERS = ['instagram', 'facebook', 'twitter', 'tiktok', 'snapchat']
const SOURCES = ['instagram', 'facebook', 'twitter', 'tiktok', 'social']
/** What the same networks send people through. */
const OTHER_HOSTS = ['t.co', 'x.com', 'com.zhiliaoapp.musically']

// What the browsers inside social apps call themselves; not their robots, which fetch previews (Twitterbot).
const SOCIAL_BROWSER =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|TikTok|BytedanceWebview|Snapchat|Twitter(?: for|Android)/i

/** Whether a visit came from a social network, by its referrer or the `utm_source` of its address. */
export function isFromSocial(referrer: string, utmSource: string | null): boolean {
  return SOURCES.includes(utmSource?.toLowerCase() ?? '') || isSocialAddress(referrer)
}

/** Whether this browser is the one inside a social app. */
export function isSocialBrowser(userAgent: string): boolean {
  return SOCIAL_BROWSER.test(userAgent)
}

/** The words of specification section 4 that no display mode says: opened by an Android app, or in a web view. */
export function isInsideApp(referrer: string, userAgent: string): boolean {
  if (isSocialBrowser(userAgent)) return false
  const isOpenedByApp = referrer.startsWith('android-app://') && !isSocialAddress(referrer)
  return isOpenedByApp || /; wv\)/.test(userAgent)
}

// By the labels of its host, so that `notinstagram.com` and a search for the word do not count.
function isSocialAddress(address: string): boolean {
  const host = /^[a-z-]+:\/\/([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return OTHER_HOSTS.includes(host) || host.split('.').some((label) => REFERRERS.includes(label))
}
