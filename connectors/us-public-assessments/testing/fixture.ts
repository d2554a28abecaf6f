import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { lotsAround } from '@/lib/sample-world/addresses/assessed-lots'
import { assessedOn, type SampleAssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { streetTypes } from '@/lib/sample-world/addresses/street-names'
import type { SamplePlace } from '@/lib/sample-world/gazetteer'
import type { PropertySearchParams } from './engine'

export interface SourceFixture {
  source: string
  place: Partial<Pick<PropertySearchParams, 'city' | 'county' | 'municipalityCode'>>
  clean: string
  sloppy: string
  neighbor: string
  nobody: string
  unit?: { line: string; parcelId: string; building: string }
  parcelId: string
  otherSpellings: readonly string[]
  foreignIds: readonly string[]
  years: readonly number[]
  latest: number | null
}

interface Sketch extends Pick<SourceFixture, 'source' | 'foreignIds' | 'years' | 'latest'> {
  places: readonly SamplePlace[]
  place?: SourceFixture['place']
  idOf: (property: SampleAssessedProperty) => string
  spellingsOf: (id: string) => readonly string[]
  suits?: (property: SampleAssessedProperty) => boolean
  lineOf?: (property: SampleAssessedProperty) => string
  hasUnits?: boolean
}

export function fixtureOf(sketch: Sketch): SourceFixture {
  const { idOf, spellingsOf, suits = () => true, lineOf = letterLine, place = {} } = sketch
  const house = findProperty(sketch.places, (each) => each.kind === 'house' && suits(each))
  const parcelId = idOf(house)
  const { source, foreignIds, years, latest } = sketch
  const clean = lineOf(house)
  return {
    source,
    place,
    clean,
    parcelId,
    foreignIds,
    years,
    latest,
    sloppy: `  ${spellOut(clean)} , ${house.address.city}, ${house.address.state} ${house.address.zip}`,
    neighbor: clean.replace(/^\d+/, (number) => String(Number(number) + (Number(number) % 2 === 0 ? 1 : -1))),
    nobody: clean.replace(/^\d+/, '17'),
    otherSpellings: spellingsOf(parcelId),
    ...(sketch.hasUnits ? { unit: unitOf(sketch, lineOf) } : {}),
  }
}

function unitOf({ places, idOf }: Sketch, lineOf: (property: SampleAssessedProperty) => string) {
  const unit = findProperty(places, (each) => each.unit === '2')
  const building = lineOf(unit)
  return { line: `${building} Apt 2`, parcelId: idOf(unit), building }
}

export function findProperty(
  places: readonly SamplePlace[],
  suits: (property: SampleAssessedProperty) => boolean,
): SampleAssessedProperty {
  for (const place of places) {
    for (const lot of lotsAround(place)) {
      const match = assessedOn(lot).find(suits)
      if (match) return match
    }
  }
  throw new Error('No sample property is like that')
}

const letterLine = ({ address }: SampleAssessedProperty) => writeStreetLine(address)

const words = new Map<string, string>([
  ...streetTypes,
  ...[
    ['N', 'north'],
    ['S', 'south'],
    ['E', 'east'],
    ['W', 'west'],
  ].map(([short = '', long = '']) => [short, long] as const),
])

export const spellOut = (line: string) =>
  line
    .split(' ')
    .map((word) => words.get(word) ?? word)
    .join('  ')
    .toLowerCase()
