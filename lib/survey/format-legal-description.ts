import { stateByCode } from '@/lib/geography/states'
import type { LegalDescription, LegalDescriptionRange, LegalDescriptionTownship } from './legal-description'
import { findMeridians, meridianByCode } from './meridians'
import { isDivisionId } from './plssid'

export function formatLegalDescription(description: LegalDescription): string {
  const { lots, aliquots, section, plssid } = description
  const parts = [
    lots.length > 1 ? `Lots ${lots.join(', ')}` : lots.map((lot) => `Lot ${lot}`).join(''),
    formatAliquots(aliquots),
    section === undefined || isDivisionId(plssid) ? '' : `Sec. ${section}`,
    plssid ?? formatTownship(description),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function formatTownship({ township, range, meridians, state }: LegalDescription): string {
  const parts = [
    `T. ${formatMeasure(township)}`,
    `R. ${formatMeasure(range)}`,
    formatMeridians(meridians, state),
    state ? (stateByCode(state)?.name ?? state) : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function formatMeasure({
  number,
  fraction,
  direction,
}: LegalDescriptionTownship | LegalDescriptionRange): string {
  return `${number}${['', '¼', '½', '¾'][fraction]}${direction ? ` ${direction}.` : ''}`
}

export const formatAliquots = (parts: readonly string[]): string => parts.map(formatAliquot).join(' ')

function formatAliquot(part: string): string {
  return part.endsWith('2') ? `${part.charAt(0)}½` : `${part}¼`
}

export function formatMeridians(codes: readonly string[], state?: string): string {
  const [first] = codes
  if (first === undefined) return ''
  const meridian = meridianByCode(first)
  const name = meridian?.written ?? `${meridian?.name} Meridian`
  const same = findMeridians(name, state).join() === codes.join()
  return same ? name : `Meridian ${codes.join(' or ')}`
}
