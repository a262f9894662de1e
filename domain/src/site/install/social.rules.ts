// Specification section 4, "Social install prompt".
const REFERRERS = ['instagram', 'facebook', 'twitter', 'tiktok', 'snapchat']
const SOURCES = ['instagram', 'facebook', 'twitter', 'tiktok', 'social']
/** The redirect hosts of these networks. */
const OTHER_HOSTS = ['t.co', 'x.com', 'com.zhiliaoapp.musically']

// User agents of in-app browsers of social apps; not of their robots, which fetch previews (Twitterbot).
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

/** The display modes of specification section 4 that CSS does not have: opened by an Android app, or in a web view. */
export function isInsideApp(referrer: string, userAgent: string): boolean {
  if (isSocialBrowser(userAgent)) return false
  const isOpenedByApp = referrer.startsWith('android-app://') && !isSocialAddress(referrer)
  return isOpenedByApp || /; wv\)/.test(userAgent)
}

// Compares whole labels of the host, so that `notinstagram.com` and a search for the word do not count.
function isSocialAddress(address: string): boolean {
  const host = /^[a-z-]+:\/\/([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return OTHER_HOSTS.includes(host) || host.split('.').some((label) => REFERRERS.includes(label))
}
