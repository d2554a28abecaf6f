import { ConnectorError } from '@/lib/connector/errors'
import { stateByCode } from '@/lib/states'
import { type AskedAddress, readAskedAddress } from '@/lib/street-address/read-asked-address'
import type { Asked } from './find-properties'
import type { SearchParams } from './search-properties'
import type { CountyTables, Place, Source, Table } from './source'

interface SearchQuestion {
  asked: Asked
  table: Table
}

/** What is asked of which table; refuses what the source could not answer. */
export function readQuestion(source: Source, params: SearchParams, now: Date): SearchQuestion {
  const { streetAddress, parcelId } = params
  const address = streetAddress === undefined ? undefined : readLine(source, streetAddress, params.city)
  const place = placeOf(params, address, now)
  requirePlace(source, place, parcelId !== undefined)
  const asked: Asked = {
    place,
    ...(address ? { address } : {}),
    ...(parcelId === undefined ? {} : { parcelId: parcelId.normalize('NFKC').trim() }),
  }
  return { asked, table: tableFor(source, place.county) }
}

function readLine(source: Source, text: string, city?: string): AskedAddress {
  const asked = readAskedAddress(text, city)
  if (!asked) {
    throw new ConnectorError(
      'invalid_params',
      'Give a house number and a street, like 742 W Inkwell St. A box, a crossing or a city alone names no property.',
      { field: 'streetAddress' },
    )
  }
  if (asked.state === '' || asked.state === source.state) return asked
  const [there, here] = [asked.state, source.state].map((code) => stateByCode(code)?.name)
  throw new ConnectorError('invalid_params', `This address is in ${there}; this source covers ${here}.`, {
    field: 'streetAddress',
  })
}

function placeOf(params: SearchParams, address: AskedAddress | undefined, now: Date): Place {
  const { city, county, postalCode, municipalityCode } = params
  return {
    city: (city ?? address?.city ?? '').trim(),
    county: plainCounty(county ?? ''),
    postalCode: (postalCode ?? address?.postalCode ?? '').trim(),
    municipalityCode: (municipalityCode ?? '').trim(),
    thisYear: now.getUTCFullYear(),
  }
}

const plainCounty = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+(county|parish|borough)$/, '')

function requirePlace({ needs }: Source, place: Place, isById: boolean): void {
  if (!needs || (isById && !needs.alsoForParcelId)) return
  for (const part of ['municipalityCode', 'county', 'city'] as const) {
    const need = needs[part]
    if (need && place[part] === '') throw new ConnectorError('invalid_params', need, { field: part })
  }
}

export function tableFor({ table, title }: Source, county: string): Table {
  if (!('byCounty' in table)) return table
  const found = Object.hasOwn(table.byCounty, county) ? table.byCounty[county] : table.otherwise
  if (found) return found
  throw new ConnectorError('invalid_params', `${title} needs one of its counties: ${namesOf(table)}.`, {
    field: 'county',
  })
}

const namesOf = ({ byCounty }: CountyTables) =>
  Object.keys(byCounty)
    .map((name) => name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase()))
    .join(', ')
