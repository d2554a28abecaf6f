import type { BuildingEntity } from '@/lib/records/building-record/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { BuildingFeedCityId } from './feed'

const texts = defineSentences('open-data-discovery.city-list', {
  chicagoPublishesInspectionsOnly: 'Chicago publishes inspections only together with violations.',
  weKnowOfNoFeed: 'We know of no feed of inspections.',
  noFeedHasAParcel: 'No feed has a parcel number, so a property is found by its address.',
  weDoNotShow: 'We do not show Austin’s code cases yet.',
  weDoNotShowSan: 'We do not show San Francisco’s inspections yet.',
  houseNumberWithALetter:
    'A house number with a letter, or with a fraction, is kept in two columns there and is not found.',
  weDoNotShowLos: 'We do not show Los Angeles’s code enforcement cases yet.',
  onlyTheCityOfLos:
    'Only the city of Los Angeles, not the county’s other cities and not its unincorporated places.',
})

const withoutMarks = (text: string) => text.replace(/[\s.-]/g, '')

const readPin = (text: string) =>
  /^\d{10}(?:\d{4})?$/.test(withoutMarks(text)) ? withoutMarks(text) : undefined

const readTenDigits = (text: string) => (/^\d{10}$/.test(withoutMarks(text)) ? withoutMarks(text) : undefined)

/** The appraisal district does not document the length of its account numbers. */
const readAccount = (text: string) => (/^\d{6,14}$/.test(withoutMarks(text)) ? withoutMarks(text) : undefined)

/**
 * Accepts block and lot with a separator, with words, or without anything between them. Some blocks and lots
 * end in a letter.
 */
const blockAndLot = [
  /^(\d{1,4}[A-Z]?) ?[/-] ?(\d{1,4}[A-Z]?)$/i,
  /^block (\d{1,4}[A-Z]?),? lot (\d{1,4}[A-Z]?)$/i,
  /^(\d{4}[A-Z]?)(\d{3}[A-Z]?)$/i,
]

function readBlockAndLot(text: string): string | undefined {
  for (const pattern of blockAndLot) {
    const [, block, lot] = pattern.exec(text) ?? []
    if (block && lot) return `${pad(block, 4)}/${pad(lot, 3)}`
  }
  return undefined
}

const pad = (text: string, digits: number) =>
  text.toUpperCase().replace(/^\d+/, (number) => number.padStart(digits, '0'))

interface ParcelForm {
  name: string
  form: string
  example: string
  read(text: string): string | undefined
}

export interface BuildingFeedCity {
  market: BuildingFeedCityId
  name: string
  state: string
  publisher: string
  parcel?: ParcelForm
  missing: Partial<Record<BuildingEntity, string>>
  gaps: readonly string[]
}

export const cities: readonly BuildingFeedCity[] = [
  {
    market: 'chicago',
    name: 'Chicago',
    state: 'IL',
    publisher: 'City of Chicago',
    parcel: {
      name: 'Property index number',
      form: '14 digits, written 17-09-447-004-0000; or the first 10 for a whole building',
      example: '17094470040000',
      read: readPin,
    },
    missing: {
      'building-inspection': texts.chicagoPublishesInspectionsOnly,
    },
    gaps: [],
  },
  {
    market: 'seattle',
    name: 'Seattle',
    state: 'WA',
    publisher: 'City of Seattle',
    missing: { 'building-inspection': texts.weKnowOfNoFeed },
    gaps: [texts.noFeedHasAParcel],
  },
  {
    market: 'austin',
    name: 'Austin',
    state: 'TX',
    publisher: 'City of Austin',
    parcel: {
      name: 'Travis Central Appraisal District number',
      form: 'digits, as on the tax bill',
      example: '0200000000',
      read: readAccount,
    },
    missing: {
      'building-inspection': texts.weKnowOfNoFeed,
      'property-violation': texts.weDoNotShow,
    },
    gaps: [],
  },
  {
    market: 'san-francisco',
    name: 'San Francisco',
    state: 'CA',
    publisher: 'City and County of San Francisco',
    parcel: {
      name: 'Block and lot',
      form: 'block and lot with a slash between, written 0576/026',
      example: '0576/026',
      read: readBlockAndLot,
    },
    missing: {
      'building-inspection': texts.weDoNotShowSan,
    },
    gaps: [texts.houseNumberWithALetter],
  },
  {
    market: 'los-angeles',
    name: 'Los Angeles',
    state: 'CA',
    publisher: 'City of Los Angeles',
    parcel: {
      name: 'Assessor’s parcel number',
      form: '10 digits, written 6120-018-008',
      example: '6120018008',
      read: readTenDigits,
    },
    missing: {
      'property-violation': texts.weDoNotShowLos,
    },
    gaps: [texts.onlyTheCityOfLos],
  },
]

export function cityOf(market: BuildingFeedCityId): BuildingFeedCity {
  const city = cities.find((each) => each.market === market)
  if (!city) throw new TypeError(`No city is declared for ${market}`)
  return city
}
