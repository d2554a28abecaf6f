import { stateByCode } from '@/lib/geography/states'
import type { Locality } from '../coverage/permit-coverage'

/** "Chicago, Illinois", "Cook County, Illinois" or "Illinois". */
export function formatLocality({ city, county, state }: Locality): string {
  const name = city ?? county
  const stateName = stateByCode(state)?.name ?? state
  return name ? `${capitalize(name)}, ${stateName}` : stateName
}

/** The post writes capitals. */
const capitalize = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    : name
