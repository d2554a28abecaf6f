import { stateByCode } from '@/lib/states'
import type { AskedPlace } from './permit-coverage'

/** "Chicago, Illinois", "Cook County, Illinois" or "Illinois". */
export function sayPlace({ city, county, state }: AskedPlace): string {
  const name = city ?? county
  const stateName = stateByCode(state)?.name ?? state
  return name ? `${capitalize(name)}, ${stateName}` : stateName
}

/** The post writes capitals. */
const capitalize = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    : name
