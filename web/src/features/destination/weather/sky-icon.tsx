import type { SkyCondition } from '@tripwright/domain/destination/weather'
import Cloud from 'lucide-react/icons/cloud'
import CloudDrizzle from 'lucide-react/icons/cloud-drizzle'
import CloudFog from 'lucide-react/icons/cloud-fog'
import CloudLightning from 'lucide-react/icons/cloud-lightning'
import CloudRain from 'lucide-react/icons/cloud-rain'
import CloudSnow from 'lucide-react/icons/cloud-snow'
import Sun from 'lucide-react/icons/sun'
import type { ComponentType } from 'react'

const ICONS: Record<SkyCondition, ComponentType<{ className?: string }>> = {
  clear: Sun,
  cloud: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  storm: CloudLightning,
}

/** The drawing of a kind of weather, beside its name. */
export function SkyIcon({ sky }: { sky: SkyCondition }) {
  const Icon = ICONS[sky]
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
}
