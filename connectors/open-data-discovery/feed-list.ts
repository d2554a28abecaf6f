import type { BuildingFeed } from './feed'
import { austinPermits } from './feeds/austin-permits'
import { chicagoPermits } from './feeds/chicago-permits'
import { chicagoViolations } from './feeds/chicago-violations'
import { losAngelesInspections } from './feeds/los-angeles-inspections'
import { losAngelesPermits } from './feeds/los-angeles-permits'
import { sanFranciscoComplaints } from './feeds/san-francisco-complaints'
import { sanFranciscoNotices } from './feeds/san-francisco-notices'
import { sanFranciscoPermits } from './feeds/san-francisco-permits'
import { seattlePermits } from './feeds/seattle-permits'
import { seattleViolations } from './feeds/seattle-violations'

/** Permits before inspections before violations, city by city. */
export const feeds: readonly BuildingFeed[] = [
  chicagoPermits,
  chicagoViolations,
  seattlePermits,
  seattleViolations,
  austinPermits,
  sanFranciscoPermits,
  sanFranciscoNotices,
  sanFranciscoComplaints,
  losAngelesPermits,
  losAngelesInspections,
]
