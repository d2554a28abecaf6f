import { toMixedCase } from '@/lib/street-address/mixed-case'

/** "Your county property appraiser" in Orange: "Orange County property appraiser". */
export function nameOffice(name: string, county: string | null): string {
  return county ? name.replace(/^Your county(?= )/, nameCounty(county)) : name
}

export const nameCounty = (county: string): string =>
  toMixedCase(/\b(county|parish)$/i.test(county) ? county : `${county} County`)
