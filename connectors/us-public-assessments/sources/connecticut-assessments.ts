import { ANY, alike, all, type Condition, equal } from '@/lib/conditions/condition'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { isSameHouse } from '@/lib/street-address/same-house'
import { readPublishedAddress } from '@/lib/street-address/street-address'
import { byLine } from '../recipe/ask-address'
import { toNumber } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeCell, RecipeRow, RollPlace } from '../recipe/source'

const texts = defineSentences('us-public-assessments.connecticut-assessments', {
  twoAddresses:
    'A record of {town} has two addresses that contradict each other, {first} and {other}. The first is shown; ask the town which one is right.',
})

const plainId = (text: unknown) =>
  String(text ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** The table writes towns in title case, as "West Hartford". */
const townName = (name: string) => name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const inTown = ({ city }: RollPlace, condition: Condition) =>
  all(equal('Town_Name', townName(city)), condition)

/** This town writes the street before its number: LAKE AVE 0045. */
const STREET_FIRST = 'Greenwich'

function inverted({ readings: [{ number, name }] }: ParsedAddress): Condition {
  const [longest = name] = name.split(' ').toSorted((a, b) => b.length - a.length)
  return alike('Location_1', [ANY, longest, ANY, number], true)
}

/** Returns null for an empty cell, and for a bare number, which one town writes instead of an address. */
function readLine(cell: RecipeCell | undefined): string | null {
  const line = String(cell ?? '').trim()
  return /^\d*$/.test(line) ? null : line
}

function linesOf({ Town_Name, Location_1, Location }: RecipeRow) {
  const line = readLine(Location_1)
  const isInverted = Town_Name === STREET_FIRST
  return [
    isInverted && line ? line.replace(/^(\D.*\S)\s+0*(\d+[A-Z]?)$/i, '$2 $1') : line,
    readLine(Location),
  ]
}

/** Dollars. Town assessors round each of the three parts to ten dollars. */
const ROUNDING = 30

/**
 * Returns the sum of the parts only if 70 percent of it matches the publisher's assessed total. Otherwise a
 * part may be missing.
 */
function appraisedTotal({
  Appraised_Land,
  Appraised_Building,
  Appraised_Outbuilding,
  Assessed_Total,
}: RecipeRow) {
  const parts = [Appraised_Land, Appraised_Building, Appraised_Outbuilding].map(toNumber)
  const assessed = toNumber(Assessed_Total)
  if (assessed === null || parts.every((part) => part === null)) return null
  const total = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
  return Math.abs(total * 0.7 - assessed) <= ROUNDING ? total : null
}

function otherLine(row: RecipeRow): string | null {
  const [line = null, older = null] = linesOf(row)
  const [one, other] = [line, older].map((each) => (each === null ? null : readPublishedAddress(each)))
  if (!one || !other || isSameHouse(one, other) || isSameHouse(other, one)) return null
  return older
}

/** The table writes 0 for a year without a total. */
const previousTotal = ({ Pre_Yr_Assessed_Total: total }: RecipeRow) => toNumber(total) || null

export const connecticut: AssessmentRecipe = {
  id: 'connecticut-assessments',
  title: 'Connecticut property assessments',
  authority: 'Town assessors; collected by the Office of Policy and Management, State of Connecticut',
  state: 'CT',
  coverage: 'All 169 towns of Connecticut: the collection of 2025, with the assessed total before it.',
  gaps: [
    'Of the previous year only the assessed total is published, and not by every town.',
    'The newest collection, of 2026, is in another layer. It is read only where the layer of 2025 does not answer or has no such record.',
    'No market values. The appraised total is added up from its parts only where the assessed total confirms that all parts are there.',
    'No taxable values. Some records are joined to the wrong parcel in a few towns.',
    'About a fifth of the records have no parcel number, and some have no full address.',
  ],
  historyMode: 'current_and_previous',
  certainty: 'verified',
  officialPage: 'https://data.ct.gov/d/rny9-6ak2',
  attribution: 'Connecticut towns, collected by the Office of Policy and Management, State of Connecticut.',
  licence: 'Not stated',
  needs: {
    city: 'Give the town whose assessor keeps the record: it is named on the tax bill, and can differ from the city of the mail.',
    alsoForParcelId: true,
  },
  table: {
    dialect: 'arcgis',
    url: 'https://services3.arcgis.com/3FL1kr7L4LvwA2Kb/arcgis/rest/services/Connecticut_CAMA_and_Parcel_Layer_2025/FeatureServer/0',
    setting: 'CONNECTICUT_ASSESSMENTS_URL',
    // We recorded no row of this newer layer. Public programs of 2026 read it with the same columns.
    alsoAt: {
      url: 'https://services3.arcgis.com/3FL1kr7L4LvwA2Kb/arcgis/rest/services/Connecticut_CAMA_and_Parcel_Layer/FeatureServer/0',
      setting: 'CONNECTICUT_NEWEST_ASSESSMENTS_URL',
      edition: 'the newest collection',
    },
    looksFirst: true,
    columns: ['Town_Name', 'Location_1', 'CAMA_Link', 'Assessed_Total'],
    optional: [
      'Location',
      'OBJECTID',
      'Parcel_ID',
      'Unit_Type',
      'Collection_year',
      'Property_City',
      'Property_Zip',
      'Assessed_Land',
      'Assessed_Building',
      'Appraised_Land',
      'Appraised_Building',
      'Appraised_Outbuilding',
      'Valuation_Year',
      'Land_Acres',
      'Zone',
      'State_Use',
      'State_Use_Description',
      'AYB',
      'EYB',
      'Living_Area',
      'Effective_Area',
      'Total_Rooms',
      'Number_of_Bedroom',
      'Number_of_Baths',
      'Condition',
      'Pre_Yr_Assessed_Total',
    ],
    spellings: {
      Collection_year: ['CAMA_Collection_Year'],
      Property_Zip: ['ZIP_CODE'],
      // The newer layer lists no `CAMA_Link`. The parcel number takes its place, because it is unique within
      // a town.
      CAMA_Link: ['Parcel_ID'],
    },
    toldBySpelling: {
      CAMA_Collection_Year:
        'This record comes from the state’s newest collection, which is a layer without a year in its name.',
    },
  },
  key: ['Town_Name', 'CAMA_Link'],
  address: {
    ask: (address, place) => {
      const lines = byLine('Location_1', { upper: true })(address)
      return [
        ...lines,
        ...byLine('Location', { upper: true })(address),
        ...(townName(place.city) === STREET_FIRST ? [inverted(address)] : []),
      ].map((line) => inTown(place, line))
    },
    published: linesOf,
  },
  parcelId: {
    form: 'as the town writes it, such as 224431013 or 12-34-5',
    ask: (text, place) => {
      const plain = plainId(text)
      if (plain.length < 3 || !/\d/.test(plain)) return []
      return [
        equal('Parcel_ID', text),
        equal('CAMA_Link', text),
        // Towns place dots and dashes differently.
        alike(
          'Parcel_ID',
          [...plain].flatMap((character) => [character, ANY]),
        ),
      ].map((id) => inTown(place, id))
    },
    matches: ({ Parcel_ID, CAMA_Link }, parcelId) =>
      [Parcel_ID, CAMA_Link].some((id) => plainId(id) === plainId(parcelId)),
  },
  facts: {
    parcelId: ({ Parcel_ID, CAMA_Link }) => {
      const id = Parcel_ID ?? CAMA_Link ?? null
      return id === null ? null : String(id)
    },
    alternateParcelId: 'CAMA_Link',
    siteAddress: (row) => linesOf(row).find((line) => line !== null) ?? null,
    city: 'Town_Name',
    postalCode: 'Property_Zip',
    yearBuilt: 'AYB',
    acreage: 'Land_Acres',
    landUse: 'State_Use_Description',
    sourceObjectId: 'OBJECTID',
  },
  attributes: {
    otherAddressLine: otherLine,
    mailCity: 'Property_City',
    unitType: 'Unit_Type',
    valuationYear: 'Valuation_Year',
    currentAssessedLand: 'Assessed_Land',
    currentAssessedBuilding: 'Assessed_Building',
    currentAppraisedOutbuildings: 'Appraised_Outbuilding',
    stateUse: 'State_Use',
    zoning: 'Zone',
    effectiveYearBuilt: 'EYB',
    livingArea: 'Living_Area',
    effectiveArea: 'Effective_Area',
    rooms: 'Total_Rooms',
    bedrooms: 'Number_of_Bedroom',
    bathrooms: 'Number_of_Baths',
    condition: 'Condition',
  },
  doubts: (row) => {
    const older = otherLine(row)
    return older === null
      ? null
      : texts.twoAddresses({ town: row.Town_Name, first: linesOf(row)[0], other: older })
  },
  values: {
    year: {
      from: 'row',
      column: 'Collection_year',
      meaning: 'year of the state’s collection; the grand list behind it is of October 1 of the year before',
    },
    take: 'each',
    valuations: [
      {
        stage: 'current collection',
        columns: {
          assessedValue: 'Assessed_Total',
          appraisedValue: appraisedTotal,
          landValue: 'Appraised_Land',
          improvementValue: 'Appraised_Building',
        },
        landBasis: 'appraised as of the town’s last revaluation',
        improvementBasis: 'appraised as of the town’s last revaluation, without outbuildings',
        sumBasis: {
          kind: 'appraisedValue',
          of: (row) =>
            appraisedTotal(row) === null
              ? null
              : 'land, buildings and outbuildings as appraised, added up here; 70 percent of it is the assessed value',
        },
      },
      { stage: 'previous year', offset: -1, columns: { assessedValue: previousTotal } },
    ],
    zero: 'a value',
  },
  withheld: ['Owner', 'Co_Owner', 'Mailing_Address', 'Mailing_City', 'Mailing_State', 'Mailing_Zip'],
  caveats: [
    'Assessed value is 70 percent of what the town appraised at its last revaluation.',
    'Towns revalue every five years, so equal values in consecutive years are normal.',
    'Town assessors are authoritative; the state collects what they send.',
  ],
}
