import type { FacilityQuery } from './facility-query'

/** Parameters the source does not know are ignored there without a word, so only known names are sent. */
export function toParameters(query: FacilityQuery): Record<string, string> {
  const { bbox, sic, latitude, longitude, radiusMiles } = query
  const pairs: [string, string | number | undefined][] = [
    ['p_st', query.state],
    ['p_co', query.county && plainUpper(query.county)],
    ['p_fips', query.countyFips],
    ['p_ncs', query.naics],
    // A full code and the beginning of one are different parameters there.
    [sic?.length === 4 ? 'p_sic' : 'p_sic2', sic],
    ['p_c1lat', bbox?.c1lat],
    ['p_c1lon', bbox?.c1lon],
    ['p_c2lat', bbox?.c2lat],
    ['p_c2lon', bbox?.c2lon],
    ['p_lat', latitude],
    ['p_long', longitude],
    ['p_radius', radiusMiles],
    // "N" would ask for the inactive ones only.
    ['p_act', query.activeOnly ? 'Y' : undefined],
  ]
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

/** County names are published in capitals and without accents. */
const plainUpper = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
