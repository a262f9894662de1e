import { mkdtempSync, writeFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM, CHROMIUM_FLAGS } from './browser.ts'
import { startFront } from './front.ts'
import { startProduct } from './product.ts'
const f = mkdtempSync('/tmp/dbg-')
const front = await startFront(f)
const product = await startProduct({ dataDir: f + '/d' }, { publicUrl: front.url })
front.leadTo(product.url)
for (const path of ['/', '/auth']) {
const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: CHROMIUM_FLAGS })
const r = await lighthouse(front.url + path, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' })
chrome.kill()
const a = r!.lhr.audits as any
console.log(path, r!.lhr.categories.performance!.score, r!.lhr.environment.benchmarkIndex)
console.log(JSON.stringify(a['metrics'].details.items[0], null, 0))
console.log(JSON.stringify(a['long-tasks'].details?.items, null, 0))
console.log(JSON.stringify(a['mainthread-work-breakdown'].details?.items.map((x: any) => [x.group, Math.round(x.duration)])))
console.log(JSON.stringify(a['bootup-time'].details?.items.map((x: any) => [x.url.slice(-40), Math.round(x.total), Math.round(x.scripting)])))
console.log(JSON.stringify(a['lcp-breakdown-insight']?.details, null, 0)?.slice(0, 1500))
writeFileSync('/tmp/lhr' + path.replace('/', '-') + '.json', JSON.stringify(r!.lhr))
}
await product.stop(); await front.stop()
