import type { PropertyRecord } from './fields'

export function formatParcelId({
  parcelId,
  alternateParcelId,
}: Pick<PropertyRecord, 'parcelId' | 'alternateParcelId'>): string | null {
  const isPunctuated = alternateParcelId !== null && isSameNumber(alternateParcelId, parcelId)
  return isPunctuated && alternateParcelId.length > (parcelId?.length ?? 0) ? alternateParcelId : parcelId
}

export const isSameNumber = (one: string | null, other: string | null) =>
  one?.replace(/[^0-9A-Z]/gi, '') === other?.replace(/[^0-9A-Z]/gi, '')
