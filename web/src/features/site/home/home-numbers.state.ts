import { CLAIMS, type FeatureCard } from '@tripwright/domain/site/home'
import { editedPart } from '#platform/edited-content.ts'

type Claim = 'tripsPlanned' | 'languages' | 'users' | 'rating' | 'mobileRating' | 'mobileReviews'
type Numbers = Record<Claim, number> & Partial<Record<FeatureCard['id'], string>>

/** The numbers of home: those that staff published, or those of the build. */
export function homeNumbers(): Numbers {
  return editedPart<Numbers>('numbers') ?? CLAIMS
}
