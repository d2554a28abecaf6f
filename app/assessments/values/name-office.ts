import { toMixedCase } from '@/lib/street-address/mixed-case'

/** "Your county property appraiser" in Orange: "Orange County property appraiser". */
export function nameOffice(name: string, county: string | null): string {
  return county ? name.replace(/^Your county(?= )/, nameCounty(county)) : name
}

const hasKind = /\b(?:county|parish|city|borough|municipality|municipio|census area|columbia)$/i

export const nameCounty = (county: string): string =>
  toMixedCase(hasKind.test(county) ? county : `${county} County`)
