import { z } from 'zod'

const MAX_LINKS = 12

/** By host suffix. */
const NETWORKS: readonly (readonly [host: string, name: string])[] = [
  ['instagram.com', 'Instagram'],
  ['facebook.com', 'Facebook'],
  ['x.com', 'X'],
  ['twitter.com', 'X'],
  ['tiktok.com', 'TikTok'],
  ['youtube.com', 'YouTube'],
  ['linkedin.com', 'LinkedIn'],
  ['pinterest.com', 'Pinterest'],
  ['threads.net', 'Threads'],
  ['threads.com', 'Threads'],
]
// Mastodon has a host per community, and the same profile path on all of them.
const MASTODON_PROFILE = /^\/@[\w.-]+(@[\w.-]+)?\/?$/

/** The operator's profiles on social networks; `name` is the link's text. */
export type SocialLink = { name: string; url: string }

/** The profile at an address, or a sentence about the address's fault. */
function readSocialLink(text: string): SocialLink | { wrong: string } {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.hostname === '')
    return { wrong: `"${text}" is not an address with https://` }
  if (url.username !== '' || url.password !== '') return { wrong: `"${text}" holds a name or a password` }
  if (url.pathname === '/') return { wrong: `"${text}" names no profile` }
  const network = NETWORKS.find(([host]) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  if (network) return { name: network[1], url: url.href }
  if (MASTODON_PROFILE.test(url.pathname)) return { name: `Mastodon (${url.hostname})`, url: url.href }
  return {
    wrong: `"${text}" is no profile of Instagram, Facebook, X, TikTok, YouTube, LinkedIn, Pinterest, Threads or Mastodon`,
  }
}

export const socialSettings = {
  SOCIAL_LINKS: z
    .string()
    .transform((text, context) => {
      const parts = text.split(',').flatMap((part) => part.trim() || [])
      const read = parts.map(readSocialLink)
      const wrong = read.find((one) => 'wrong' in one)
      const links = read.filter((one) => 'url' in one)
      const problem = wrong?.wrong ?? findProblem(links)
      if (problem === null) return links
      context.addIssue({ code: 'custom', message: `is not usable: ${problem}` })
      return z.NEVER
    })
    .default([]),
}

function findProblem(links: readonly SocialLink[]): string | null {
  if (links.length > MAX_LINKS) return `there are more than ${MAX_LINKS} links`
  return new Set(links.map(({ url }) => url)).size < links.length ? 'a link is there twice' : null
}
