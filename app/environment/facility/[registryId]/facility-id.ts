import { decodeSegment } from '@/app/_lib/decode-segment'
import { getDetailedFacilityReport } from '@/connectors/federal-env-compliance/public'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

type FacilityId = { kind: 'id'; id: string } | { kind: 'not-an-id'; text: string; message: string }

const texts = defineTexts('facility.facility-id', {
  unreadable: 'A registry id has letters, digits, dots and hyphens only, such as 110008164244.',
  wordless: 'A registry id has digits, such as 110008164244. You cannot look up a name this way.',
  length: (digits) =>
    `A registry id has 12 digits, such as 110008164244. This one has ${digits}: look for a digit that is missing or doubled.`,
})

export function readFacilityId(segment: string): FacilityId {
  const text = decodeSegment(segment).trim()
  const id = isSpacedNumber(text) ? text.replace(/\D/g, '') : text
  const refuse = (message: string): FacilityId => ({ kind: 'not-an-id', text: text.slice(0, 80), message })
  if (!getDetailedFacilityReport.params.safeParse({ registryId: id }).success) return refuse(texts.unreadable)
  if (!/\d/.test(id)) return refuse(texts.wordless)
  if (isNearlyRegistryId(id)) return refuse(texts.length(id.length))
  return { kind: 'id', id }
}

const isSpacedNumber = (text: string) => /^\d[\d .-]*\d$/.test(text)

/**
 * Returns true for a mistyped registry id: 110 with a wrong number of further digits. No program has such
 * ids.
 */
const isNearlyRegistryId = (id: string) => /^110\d{6,}$/.test(id) && id.length !== 12

export const facilityHref = (id: string) => localHref(`/environment/facility/${encodeURIComponent(id)}`)

export const programAnchor = (statute: string) =>
  `program-${statute.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

export function exportHref(connector: string, method: string, format: string, registryId: string): string {
  return `/export/${connector}/${method}.${format}?${new URLSearchParams({ registryId })}`
}
