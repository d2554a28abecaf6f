import { nameSentences } from '@/lib/sentences/define-sentences'
import { austinPermits } from '../feeds/austin'
import { chicagoPermits, chicagoViolations } from '../feeds/chicago'
import { losAngelesInspections, losAngelesPermits } from '../feeds/los-angeles'
import { sanFranciscoComplaints, sanFranciscoNotices, sanFranciscoPermits } from '../feeds/san-francisco'
import { seattlePermits, seattleViolations } from '../feeds/seattle'
import type { BuildingFeed } from './feed'

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

// The license is not translated, because its text is the publisher's own.
for (const { id, licence: _licence, ...feed } of feeds) nameSentences(`open-data-discovery.${id}`, feed)
