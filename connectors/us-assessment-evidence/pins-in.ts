import { all, equal } from '@/lib/conditions/condition'
import type { MethodContext } from '@/lib/connector/method'
import { pinOf } from './cells'
import { fetchAllRows } from './fetch-rows'
import { cookValues } from './sets'

interface Group {
  neighborhood: string
  propertyClass: string
  year: number
}

/** Only the table of values has a parcel's neighborhood by year. */
export async function pinsIn(
  { neighborhood, propertyClass, year }: Group,
  context: MethodContext,
): Promise<Set<string>> {
  const { rows } = await fetchAllRows(
    cookValues,
    all(equal('year', year), equal('nbhd', neighborhood), equal('class', propertyClass)),
    'another class',
    context,
  )
  return new Set(rows.map(({ pin }) => pinOf(pin)))
}
