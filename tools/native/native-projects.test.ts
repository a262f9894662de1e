import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { fillShell } from './fill-shell.mjs'
import { parsePlist, parseXml, type XmlNode } from './read-xml.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const app = JSON.parse(read('native/app.json'))
const packageJson = JSON.parse(read('native/package.json'))
const RES = 'native/android/app/src/main/res'
const IOS = 'native/ios/App/App'

const gradle = read('native/android/app/build.gradle')
const xcode = read('native/ios/App/App.xcodeproj/project.pbxproj')
const manifest = parseXml(read('native/android/app/src/main/AndroidManifest.xml'))
const strings = parseXml(read(`${RES}/values/strings.xml`))
const info = parsePlist(read(`${IOS}/Info.plist`))

const all = (node: XmlNode, name: string): XmlNode[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => all(child, name)),
]
const values = (setting: string) => [
  ...new Set([...xcode.matchAll(new RegExp(`\\b${setting} = ([^;]+);`, 'g'))].map(([, value]) => value)),
]

describe('ids and versions', () => {
  it('are those of the table in both projects', () => {
    expect(gradle).toContain(`applicationId "${app.id}"`)
    expect(gradle).toContain(`namespace = "${app.id}"`)
    expect(gradle).toContain(`versionName "${app.version}"`)
    expect(gradle).toContain(`versionCode ${app.build}\n`)
    expect(values('PRODUCT_BUNDLE_IDENTIFIER')).toEqual([app.id])
    expect(values('MARKETING_VERSION')).toEqual([app.version])
    expect(values('CURRENT_PROJECT_VERSION')).toEqual([`${app.build}`])
    const texts = Object.fromEntries(
      all(strings, 'string').map(({ attributes, text }) => [attributes.name, text]),
    )
    expect(texts).toEqual({
      app_name: app.name,
      title_activity_main: app.name,
      package_name: app.id,
      custom_url_scheme: app.scheme,
    })
    expect(info.CFBundleDisplayName).toBe(app.name)
    expect(info.CFBundleShortVersionString).toBe('$(MARKETING_VERSION)')
    expect(
      existsSync(
        join(ROOT, `native/android/app/src/main/java/${app.id.replace('.', '/')}/MainActivity.java`),
      ),
    ).toBe(true)
  })

  it('reach back to the systems that the table names', () => {
    expect(read('native/android/variables.gradle')).toContain(`minSdkVersion = ${app.minimum.androidSdk}\n`)
    expect(values('IPHONEOS_DEPLOYMENT_TARGET')).toEqual([app.minimum.ios])
  })
})

describe('permissions', () => {
  it('on Android are those of the table, each for a reason', () => {
    const asked = all(manifest, 'uses-permission').map(({ attributes }) => attributes['android:name'])
    expect(asked.sort()).toEqual(Object.keys(app.androidPermissions).sort())
    expect(Object.values(app.androidPermissions).every((reason) => String(reason).length > 10)).toBe(true)
  })

  it('on iOS have the sentence of the table, and no other sentence is there', () => {
    const sentences = Object.entries(info).filter(([key]) => key.endsWith('UsageDescription'))
    expect(Object.fromEntries(sentences)).toEqual(app.iosSentences)
    for (const [, sentence] of sentences) expect(sentence).toMatch(/^[A-Z].{30,}\.$/)
  })

  it('the privacy manifest tracks nobody and says what is collected and why', () => {
    const privacy = parsePlist(read(`${IOS}/PrivacyInfo.xcprivacy`))
    expect(privacy.NSPrivacyTracking).toBe(app.privacy.tracking)
    expect(privacy.NSPrivacyTrackingDomains).toEqual([])
    const reasons = (privacy.NSPrivacyAccessedAPITypes as Record<string, unknown>[]).map((one) => [
      one.NSPrivacyAccessedAPIType,
      (one.NSPrivacyAccessedAPITypeReasons as string[]).join(),
    ])
    expect(Object.fromEntries(reasons)).toEqual(app.privacy.reasons)
    const collected = privacy.NSPrivacyCollectedDataTypes as Record<string, unknown>[]
    expect(collected.map((one) => one.NSPrivacyCollectedDataType)).toEqual(app.privacy.collected)
    expect(collected.every((one) => one.NSPrivacyCollectedDataTypeTracking === false)).toBe(true)
    expect(xcode).toContain('PrivacyInfo.xcprivacy in Resources')
  })
})

describe('links', () => {
  it('of the scheme and of the own host open the app, and no others', () => {
    const data = all(manifest, 'data').map(({ attributes }) => [
      attributes['android:scheme'],
      attributes['android:host'],
    ])
    expect(data).toEqual([
      ['https', '$' + '{appLinkHost}'],
      ['@string/custom_url_scheme', undefined],
    ])
    const verified = all(manifest, 'intent-filter').filter(
      (one) => one.attributes['android:autoVerify'] === 'true',
    )
    expect(verified).toHaveLength(1)
    expect(gradle).toContain(`project.findProperty("appLinkHost") ?: "${app.linkHost}"`)
    expect(info.CFBundleURLTypes).toEqual([{ CFBundleURLName: app.id, CFBundleURLSchemes: [app.scheme] }])
    const entitlements = parsePlist(read(`${IOS}/App.entitlements`))
    expect(entitlements['com.apple.developer.associated-domains']).toEqual([
      'applinks:$(APP_LINK_HOST)',
      'webcredentials:$(APP_LINK_HOST)',
    ])
    expect(values('APP_LINK_HOST')).toEqual([app.linkHost])
    expect(values('CODE_SIGN_ENTITLEMENTS')).toEqual(['App/App.entitlements'])
  })

  it('the origins of the shells are exactly those that the server answers', () => {
    const check = read('server/src/platform/http/origin-check.ts')
    const allowed = check
      .match(/NATIVE_ORIGINS = \[([^\]]+)\]/)?.[1]
      ?.split(', ')
      .map((one) => one.slice(1, -1))
    expect(allowed).toEqual([app.origins.ios, app.origins.android])
  })
})

describe('safety of what is stored', () => {
  it('no backup of the device holds it, and nothing goes out unencrypted', () => {
    const [application] = all(manifest, 'application')
    expect(application?.attributes['android:allowBackup']).toBe('false')
    expect(application?.attributes['android:usesCleartextTraffic']).toBe('false')
    expect(info.NSAppTransportSecurity).toBeUndefined()
    const exported = all(manifest, 'activity').filter(
      ({ attributes }) => attributes['android:exported'] === 'true',
    )
    expect(exported.map(({ attributes }) => attributes['android:name'])).toEqual(['.MainActivity'])
  })
})

describe('plugins', () => {
  it('of the package are in both projects at exact versions', () => {
    const names = Object.keys(packageJson.dependencies).filter(
      (name) => !['@capacitor/core', '@capacitor/android', '@capacitor/ios'].includes(name),
    )
    expect(
      Object.values(packageJson.dependencies).filter((one) => !/^\d+\.\d+\.\d+$/.test(String(one))),
    ).toEqual([])
    const settings = read('native/android/capacitor.settings.gradle')
    const swift = read('native/ios/App/CapApp-SPM/Package.swift')
    for (const name of names) {
      expect(settings).toContain(`node_modules/${name}/android`)
      expect(swift).toContain(`node_modules/${name}"`)
      const { license, scripts = {} } = JSON.parse(read(`node_modules/${name}/package.json`))
      expect([name, license]).toEqual([name, 'MIT'])
      expect(Object.keys(scripts).filter((one) => /^(pre|post)?install$/.test(one))).toEqual([])
    }
    expect(swift).toContain(`exact: "${packageJson.dependencies['@capacitor/ios']}"`)
  })
})

describe('pictures', () => {
  it('are square icons of ours at every density, and an icon without transparency for the App Store', () => {
    const pixels = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 }
    for (const [density, side] of Object.entries(pixels))
      for (const name of ['ic_launcher', 'ic_launcher_round', 'ic_launcher_foreground']) {
        const bytes = readFileSync(join(ROOT, RES, `mipmap-${density}`, `${name}.png`))
        const wanted = name.endsWith('foreground') ? side * 2.25 : side
        expect([density, name, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
          density,
          name,
          wanted,
          wanted,
        ])
      }
    const icon = readFileSync(join(ROOT, IOS, 'Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png'))
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([1024, 1024])
    // Colour type 2: red, green and blue, no alpha.
    expect(icon[25]).toBe(2)
  })
})

describe('filling the projects from the web build', () => {
  function build(): { dist: string; www: string } {
    const folder = mkdtempSync(join(tmpdir(), 'native-'))
    const dist = join(folder, 'dist')
    mkdirSync(join(dist, 'assets'), { recursive: true })
    for (const [name, text] of Object.entries({
      '__shell.html': '<html><head><title>x</title><script>1</script></head></html>',
      'csp.json': '{"/__shell.html":{"script":["sha256-a="],"style":["sha256-b="]}}',
      'index.html': 'the prerendered home',
      'sw.js': '',
      'assets/a.js': '1',
      'assets/a.js.br': '1',
    }))
      writeFileSync(join(dist, name), text)
    return { dist, www: join(folder, 'www') }
  }

  it('begins with the empty shell, which names the server, and leaves out the worker and packed copies', () => {
    const { dist, www } = build()
    expect(fillShell({ dist, www, api: 'https://trip.example/' })).toBeNull()
    expect(readdirSync(www, { recursive: true }).map(String).sort()).toEqual([
      'assets',
      'assets/a.js',
      'index.html',
    ])
    const page = readFileSync(join(www, 'index.html'), 'utf8')
    expect(page).toContain('<meta name="api" content="https://trip.example">')
    expect(page).toContain('<html data-native>')
    // Only our files run, and only the server is called.
    expect(page).toMatch(/script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b=';/)
    expect(page).toContain("connect-src 'self' https://trip.example;")
    expect(page.match(/https:[^"; ]+/g)?.every((one) => one === 'https://trip.example')).toBe(true)
  })

  it.each([
    '',
    'http://trip.example',
    'https://a:b@trip.example',
    'https://trip.example/path',
    'javascript:1',
  ])('refuses %s as the address of the server', (api) => {
    const { dist, www } = build()
    expect(fillShell({ dist, www, api })).toMatch(/^Set API_URL/)
    expect(existsSync(www)).toBe(false)
  })
})

describe('the reader of these files', () => {
  it.each(['<a><b></a></b>', '<a>', '<a></a><b></b>', '<a b=c/>', 'x < y'])(
    'refuses what is not well formed: %s',
    (source) => {
      expect(() => parseXml(source)).toThrow()
    },
  )

  it('refuses a key that stands twice', () => {
    const twice = '<key>a</key><string>1</string>'
    expect(() => parsePlist(`<plist><dict>${twice}${twice}</dict></plist>`)).toThrow('a twice')
  })
})
