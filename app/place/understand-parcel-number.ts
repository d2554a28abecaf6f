import type { Read } from '@/app/data'
import { parsePoint } from '@/lib/coordinates/parse-point'
import { countyByNumber } from '@/lib/florida/counties'
import type { MapParcel } from '@/lib/florida/map-parcel'
import { placeAt } from './place-at'
import type { Understood } from './understand'
import { placeHref } from './url'

const texts = {
  none: (asked: string) =>
    `No parcel of the current Florida roll has the number ${asked}. Check it against the tax bill: letters, zeros and stars are part of it. Elsewhere, type the address or coordinates.`,
  found: ({ parcelId, county }: MapParcel) => `Parcel ${parcelId} in ${countyName(county)}, Florida.`,
}

const countyName = (number: number) => {
  const county = countyByNumber(number)
  return county ? `${county.name} County` : `county ${number}`
}

/** Several counties use one number: then it is a choice. */
export async function understandParcelNumber(asked: string, read: Read): Promise<Understood> {
  const found = await read('us-florida-parcels', 'findParcels', { asked: [asked.slice(0, 300)] })
  if (!found.ok) return { kind: 'problem', problem: found.error }
  const parcels = found.data.results.flatMap((result) => result.parcels)
  const [only, ...more] = parcels
  if (!only) {
    const coordinates = parsePoint(asked)
    return {
      kind: 'question',
      question: coordinates.kind === 'question' ? coordinates.question : texts.none(asked),
    }
  }
  const { meta } = found
  if (more.length > 0) return { kind: 'parcels', asked, choices: parcels.map(toChoice), meta }
  const { latitude, longitude, city } = only
  const line = lineOf(only)
  const place = placeAt({ latitude, longitude }, { address: line, city: city ?? undefined, state: 'FL' })
  const notes = [texts.found(only)]
  return { kind: 'place', place, said: { as: 'Florida parcel number', notes }, metas: [meta] }
}

const toChoice = (parcel: MapParcel) => ({
  label: [parcel.address, parcel.city, countyName(parcel.county)].filter(Boolean).join(', '),
  // By its key alone, so that its address is read again: the other records are found by that.
  href: placeHref({ q: parcel.key }),
})

/** The roll's own address, by which the other records can be found. */
const lineOf = ({ address, city, postalCode }: MapParcel): string | undefined =>
  address ? [address, city, `FL ${postalCode ?? ''}`.trim()].filter(Boolean).join(', ') : undefined
