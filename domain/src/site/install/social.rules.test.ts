import { describe, expect, it } from 'vitest'
import { isFromSocial, isInsideApp, isSocialBrowser } from './social.rules.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const WEB_VIEW = ANDROID.replace('Pixel 9', 'Pixel 9; wv')

describe('a visit from a social network', () => {
  it.each([
    'https://www.instagram.com/',
    'https://l.instagram.com/?u=x',
    'https://m.facebook.com/',
    'https://twitter.com/a',
    'https://t.co/abc',
    'https://www.tiktok.com/@a',
    'https://www.snapchat.com/',
    'android-app://com.instagram.android/',
  ])('has the referrer %s', (referrer) => {
    expect(isFromSocial(referrer, null)).toBe(true)
  })

  it.each(['instagram', 'facebook', 'twitter', 'tiktok', 'social', 'Instagram'])(
    'has the source %s',
    (source) => {
      expect(isFromSocial('', source)).toBe(true)
    },
  )

  it.each([
    ['', null],
    ['https://www.google.com/search?q=instagram', null],
    ['https://notinstagram.com/', null],
    ['https://example.org/twitter.com', 'newsletter'],
    ['', 'snapchat'],
  ])('is not %j with %j', (referrer, source) => {
    expect(isFromSocial(referrer, source)).toBe(false)
  })
})

describe('a browser inside a social app', () => {
  it.each([
    'Instagram 300.0',
    'FBAN/FBIOS',
    'FB_IAB/FB4A',
    'musical_ly_2022',
    'BytedanceWebview/d8a',
    'Snapchat/12',
    'Twitter for iPhone',
    'TwitterAndroid',
  ])('has the user agent %s', (name) => {
    expect(isSocialBrowser(`${ANDROID} ${name}`)).toBe(true)
  })

  it.each([ANDROID, WEB_VIEW, 'Twitterbot/1.0'])('is not %s', (userAgent) => {
    expect(isSocialBrowser(userAgent)).toBe(false)
  })
})

describe('inside an app that shows the website', () => {
  it.each([
    ['opened by an Android app', 'android-app://app.example/', ANDROID, true],
    ['a web view', '', WEB_VIEW, true],
    ['the browser of Instagram', '', `${WEB_VIEW} Instagram 300.0`, false],
    ['a browser that Instagram opened', 'android-app://com.instagram.android/', ANDROID, false],
    ['a browser', 'https://example.org/', ANDROID, false],
  ])('%s', (_, referrer, userAgent, expected) => {
    expect(isInsideApp(referrer, userAgent)).toBe(expected)
  })
})
