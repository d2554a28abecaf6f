import { countyNumberHref, type ParcelNumberCounties } from '@/app/_lib/places/read-county-number'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { placeAt } from '@/app/_surfaces/place/place'
import type { PlaceResolution } from '@/app/_surfaces/place/place-interpretation'
import { lotHref } from '@/components/parcels/parcel-href'
import { formatList } from '@/lib/format'
import { centerOf } from '@/lib/geography/geo'
import { defineTexts } from '@/lib/language/define-texts'
import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { isOutline } from '@/lib/records/parcel/outline'

const texts = defineTexts('place.understand-county-number', {
  which: (number: string) => `Several counties have this name. Which one has parcel ${number}?`,
  none: (number: string, county: string, forms: string) =>
    `No parcel of ${county} has the number ${number}. We tried ${forms}. Check it against a tax bill: zeros, dots and blanks may count.`,
  byLayer: 'Try another number of this county',
  notCovered: (county: string) =>
    `We have no official parcel layer of ${county}, so we cannot look up its numbers. The assessor of the county keeps its parcels. Type the address for all other records.`,
  found: (number: string, county: string) => `Parcel ${number} in ${county}.`,
  page: (number: string) => `The page of parcel ${number}`,
  noOutline: (number: string) =>
    `The layer has parcel ${number} without an outline, so we cannot place it on a map.`,
})

export async function understandCountyNumber(
  { number, counties }: ParcelNumberCounties,
  call: EngineCaller,
): Promise<PlaceResolution> {
  const [county, ...others] = counties
  if (!county || others.length > 0) {
    const choices = counties.map(({ fips, label }) => ({ label, href: countyNumberHref(fips, number) }))
    return { kind: 'question', question: texts.which(number), choices }
  }
  const answer = await call('us-parcels', 'findNumbered', { county: county.fips, parcelId: number })
  if (!answer.ok) return { kind: 'problem', problem: answer.error }
  const { source, parcels, forms } = answer.data
  if (!source) return { kind: 'question', question: texts.notCovered(county.label) }
  const numbers = new Map(parcels.map(({ parcel }) => [parcel.parcelId ?? '', parcel]))
  const [only = '', ...more] = numbers.keys()
  if (only === '')
    return {
      kind: 'question',
      question: texts.none(number, county.label, formatList(forms, 'and')),
      choices: [{ label: texts.byLayer, href: lotHref(source.layer, number) }],
    }
  const toChoice = ([id, { address }]: [string, PropertyRecord]) => ({
    label: [texts.page(id), address].filter(Boolean).join(', '),
    href: lotHref(source.layer, id),
  })
  if (more.length > 0)
    return { kind: 'parcels', parcelNumber: number, choices: [...numbers].map(toChoice), meta: answer.meta }
  const lot = parcels.find(({ geometry }) => isOutline(geometry))
  if (!lot || !isOutline(lot.geometry))
    return { kind: 'question', question: texts.noOutline(only), choices: [...numbers].map(toChoice) }
  const [longitude = 0, latitude = 0] = centerOf(lot.geometry)
  const place = placeAt({ latitude, longitude }, { ...addressOf(lot.parcel), state: county.state })
  const notes = [texts.found(only, county.label)]
  return { kind: 'place', place, interpretation: { as: 'parcel number', notes }, metas: [answer.meta] }
}

/** Returns no address if the record has no city, because the street could be in another town. */
function addressOf({ address, city, stateCode, postalCode }: PropertyRecord) {
  if (!address || !city) return {}
  return { address: [address, city, `${stateCode ?? ''} ${postalCode ?? ''}`.trim()].join(', '), city }
}
