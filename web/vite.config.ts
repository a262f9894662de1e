import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blogPosts } from './build/blog-posts.plugin.ts'
import { contractSummaries } from './build/contract-summaries.plugin.ts'
import { displayFont } from './build/display-font.plugin.ts'
import { beforePaint } from './build/inline-scripts.ts'
import { mapLand } from './build/map-land.plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { placeNames } from './build/place-names.plugin.ts'
import { plainImports } from './build/plain-imports.plugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3000' }

/*
 * Small chunks that always load together are merged: a request, a line in each document and a main-thread task for each of
 * them would cost more than their size.
 */
const together = (name: string, test: RegExp) => ({ name, test, includeDependenciesRecursively: false })
const TOGETHER = [
  together('react', /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//),
  together(
    'base',
    /node_modules\/(clsx|class-variance-authority)\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|context|defaultAttributes|icons\/map\.)|platform\/(storage|edited-content|reach-server|parse-json|log|session|theme|online|auth-redirect|lazy-part|time-slicing|layout-variant|hydrated|device-context|early-input)\.tsx?|app\/(use-scroll-to-top|open-panel)\.ts|platform\/(text\/|platform\.messages)|domain\/src\/(base\/(decimals|text|currency-names)|account\/preferences\/units\.rules)\.ts|features\/account\/preferences\/use-measures\.ts|virtual:catalogues|ui\/(spinner|button|skeleton|part-boundary|late-section)\.tsx|vite\/preload-helper/,
  ),
  // What the native app alone needs; the words of its file's name keep it from the web (build/precache.ts).
  together('enter-shell', /node_modules\/@(capacitor|aparajita)\/|platform\/shell\/|app\/enter-shell\.ts/),
]

export default defineConfig({
  root: here('.'),
  plugins: [
    messagesPlugin({ sources: [here('../domain/src'), here('./src')], locales: here('./locales') }),
    react(),
    tailwindcss(),
    displayFont(),
    mapLand(),
    placeNames(),
    blogPosts(),
    beforePaint(),
    plainImports(),
    contractSummaries(),
  ],
  // The shim is for React 17; our version has the hook itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // MapLibre's worker is an ES module.
  worker: { format: 'es' },
  server: { proxy: { '/api': api, '/.well-known': api, '^/mcp$': api } },
  build: {
    // One style sheet: a document contains the rules that it needs, and the rest loads after the first paint.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // The second is the frame of Google Maps, served only where it has a key (server, platform/http/map-frame.ts).
      input: { index: here('./index.html'), 'map-frame': here('./map-frame.html') },
      // A document names some thirty scripts, so each letter of their names counts: the kind of file is left out.
      output: {
        codeSplitting: { groups: TOGETHER },
        chunkFileNames: ({ name }) => `assets/${name.replace(/[.].*/, '')}-[hash:7].js`,
      },
      // The domain is pure (tools/pure-domain.grit), and importing a feature has no side effect: unused modules can be
      // dropped, so that an index.ts adds only what is imported.
      treeshake: {
        moduleSideEffects: [{ test: /\/(domain\/src|web\/src\/features)\//, sideEffects: false }],
      },
    },
  },
})
