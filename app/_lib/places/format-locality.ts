import { stateByCode } from '@/lib/geography/states'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { Locality } from '../coverage/permit-coverage'

export function formatLocality({ city, county, state }: Locality): string {
  const name = city ?? county
  const stateName = stateByCode(state)?.name ?? state
  return name ? `${toMixedCase(name)}, ${stateName}` : stateName
}
