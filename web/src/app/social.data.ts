/** Our own accounts; the networks by the names that they give themselves. */
export const SOCIAL_ACCOUNTS = [
  { network: 'Instagram', href: 'https://www.instagram.com/tripwright' },
  { network: 'Facebook', href: 'https://www.facebook.com/tripwright' },
  { network: 'X', href: 'https://x.com/tripwright' },
  { network: 'TikTok', href: 'https://www.tiktok.com/@tripwright' },
  { network: 'YouTube', href: 'https://www.youtube.com/@tripwright' },
] as const
