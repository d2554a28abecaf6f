import type { Candidate } from '../fetch-assessments'

/** The address as the geocoder takes it. Returns undefined without a street or a place. */
export function postAddressOf({ siteAddress, city, stateCode, postalCode }: Candidate): string | undefined {
  if (!siteAddress || (!city && !postalCode)) return undefined
  const parts = [siteAddress, city, `${stateCode ?? ''} ${postalCode ?? ''}`.trim()]
  return parts.filter(Boolean).join(', ').slice(0, 200)
}
