import { all, among, type Condition, equal } from '@/lib/conditions/condition'
import { findCounties } from '@/lib/geography/counties'
import type { AssessmentFigureKind } from '@/lib/records/assessment/values'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { MOST_LETTERS } from '@/lib/street-address/street-address'
import { directions, streetTypes } from '@/lib/street-address/street-tokens'
import { byLine, byParts } from '../recipe/ask-address'
import { plainId, scattered, spellingsOf } from '../recipe/id-spellings'
import { dateFrom, toNumber, withUnit } from '../recipe/read-cell'
import type { AssessmentRecipe, RecipeCell, RecipeRow, RollPlace } from '../recipe/source'

const DUPLIN = '37061'

const fipsOf = ({ county }: RollPlace) => findCounties('NC', county)[0]?.fips

const within = (fips: string, conditions: readonly Condition[]): Condition[] =>
  conditions.map((each) => all(equal('stcntyfips', fips), each))

/** Used without a county, because patterns are slow over the whole state. */
function byEqualParts({ readings: [{ number, name }] }: ParsedAddress): Condition[] {
  const title = name.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return [all(equal('saddno', number), among('saddstr', [...new Set([name, title])]))]
}

/** A county declares its kind of value: "Market", or "ASSESSED" for any other kind. */
const valuedAs = (kind: 'market' | 'assessed', column: string) => (row: RecipeRow) =>
  /market/i.test(String(row.parvaltype)) === (kind === 'market') ? toNumber(row[column]) : null

const valuation = (kind: 'market' | 'assessed', total: AssessmentFigureKind) => ({
  stage: `${kind} value`,
  columns: {
    [total]: valuedAs(kind, 'parval'),
    landValue: valuedAs(kind, 'landval'),
    improvementValue: valuedAs(kind, 'improvval'),
  },
  landBasis: `${kind} value`,
  improvementBasis: `${kind} value`,
})

/** The whole line takes precedence, because some counties put the parcel number into the separate columns. */
function streetLineNc(row: RecipeRow): string | null {
  const { siteadd, saddno, saddpref, saddstr, saddsttyp, saddstsuf, sunit, scity } = row
  if (siteadd) return withUnit(withoutPlace(String(siteadd), scity), sunit)
  if (!saddno || !saddstr) return null
  const parts = [saddno, saddpref, saddstr, saddsttyp, saddstsuf].filter(Boolean)
  return withUnit(parts.map((part) => String(part).trim()).join(' '), sunit)
}

const stateAtEnd = /[\s,]+N\.?C\.?(?:[\s,]+\d{4,5}(?:-\d{4})?)?\s*$/i

/** Some counties append the place to the line, even after a unit: "1000 E WOODLAWN RD, 203 CHARLOTTE NC". */
function withoutPlace(published: string, city: RecipeCell | undefined): string {
  const line = published.slice(0, MOST_LETTERS)
  const text = line.replace(stateAtEnd, '')
  const [street = '', behind = ''] = withoutCity(text, String(city ?? '')).split(',')
  const unit = /^\s*(?:UNIT|APT|STE|#)?\s*#?([A-Z]?\d+[A-Z]?)\b/i.exec(behind)?.[1]
  const [head = '', tail] = street.split(/\s{2,}(?=\D+$)/)
  const isRunOn = text !== line || (tail !== undefined && isEnd(head.split(' ').at(-1)))
  return withUnit(isRunOn ? upToType(street) : street, unit)
}

function withoutCity(line: string, city: string): string {
  const head = line.slice(0, -city.length).replace(/[\s,]+$/, '')
  const isEnding = city !== '' && line.toUpperCase().endsWith(` ${city.toUpperCase()}`)
  return isEnding && /^\d\S*\s+\S/.test(head) ? head : line
}

const plain = (word = '') => word.toUpperCase().replaceAll('.', '')
const isEnd = (word?: string) => streetTypes.has(plain(word)) || directions.has(plain(word))

/** Cuts the street after its type, unless a number follows, as in "HWY 51". */
function upToType(street: string): string {
  const words = street.split(/\s+/)
  const type = words.findLastIndex((word, index) => index > 1 && streetTypes.has(plain(word)))
  if (type < 0 || /^\d/.test(words[type + 1] ?? '')) return street
  return words.slice(0, directions.has(plain(words[type + 1])) ? type + 2 : type + 1).join(' ')
}

export const northCarolina: AssessmentRecipe = {
  id: 'north-carolina-assessments',
  title: 'North Carolina parcels (NC OneMap)',
  authority: 'County tax offices; collected by the NC Center for Geographic Information and Analysis',
  state: 'NC',
  coverage:
    'All 100 counties of North Carolina and the Eastern Band of Cherokee: the newest file each has sent in.',
  gaps: [
    'No tax year: values hold from one reappraisal of a county to the next.',
    'No taxable values and no sale prices.',
    'About half of the counties send no years of construction; Orange and Franklin send no addresses.',
  ],
  historyMode: 'current_only',
  certainty: 'verified',
  officialPage: 'https://www.nconemap.gov/pages/parcels',
  attribution: 'NC OneMap and the county.',
  licence: 'Free and unrestricted use; state law may forbid selling copies (N.C.G.S. 132-10)',
  table: {
    dialect: 'arcgis',
    // The URL needs no token, despite the word "secure".
    url: 'https://services.nconemap.gov/secure/rest/services/NC1Map_Parcels/FeatureServer/1',
    setting: 'NORTH_CAROLINA_ASSESSMENTS_URL',
    columns: [
      'parno',
      'siteadd',
      'saddno',
      'saddpref',
      'saddstr',
      'saddsttyp',
      'saddstsuf',
      'sunit',
      'stcntyfips',
      'parval',
      'parvaltype',
    ],
    optional: [
      'scity',
      'objectid',
      'altparno',
      'nparno',
      'szip',
      'cntyname',
      'landval',
      'improvval',
      'presentval',
      'parusecode',
      'parusedesc',
      'gisacres',
      'structyear',
      'saledate',
      'legdecfull',
      'subdivisio',
      'reviseyear',
      'transfdate',
    ],
  },
  key: ['stcntyfips', 'parno'],
  address: {
    near: 80,
    ask: (address, place) => {
      const fips = fipsOf(place)
      if (fips === undefined) return byEqualParts(address)
      const parts = byParts({ number: 'saddno', numberIs: 'text', street: 'saddstr', upper: true })
      return within(fips, [...byLine('siteadd', { upper: true })(address), ...parts(address)])
    },
    published: (row) => [streetLineNc(row)],
  },
  parcelId: {
    form: 'as the county writes it, such as 1713072013, or with the number of the county in front: 37183_1713072013',
    ask: (text, place) => {
      if (plainId(text).length < 4 || !/\d/.test(text)) return []
      const [, code, own = ''] = /^(37\d{3})[_\s-](.+)$/.exec(text) ?? []
      const numbered = code ? within(code, [among('parno', spellingsOf(own))]) : []
      const columns = ['parno', 'altparno'] as const
      const exact = columns.map((column) => among(column, spellingsOf(text)))
      const fips = fipsOf(place)
      if (fips === undefined) return [...numbered, ...exact]
      return [...numbered, ...within(fips, [...exact, ...columns.map((column) => scattered(column, text))])]
    },
    matches: ({ parno, altparno, stcntyfips }, parcelId) =>
      [parno, altparno, `${stcntyfips}${parno}`].some((id) => plainId(id) === plainId(parcelId)),
  },
  facts: {
    parcelId: 'parno',
    alternateParcelId: 'altparno',
    siteAddress: streetLineNc,
    city: 'scity',
    county: 'cntyname',
    postalCode: 'szip',
    // One county writes 1600 for an unknown year.
    yearBuilt: ({ structyear }) => (Number(structyear) > 1600 ? Number(structyear) : null),
    acreage: 'gisacres',
    // Duplin County calls every parcel vacant land, even houses.
    landUse: ({ parusedesc, stcntyfips }) => (stcntyfips === DUPLIN ? null : String(parusedesc ?? '')),
    legalDescription: 'legdecfull',
    saleDate: dateFrom('saledate'),
    sourceObjectId: 'objectid',
    sourceUpdatedAt: dateFrom('transfdate'),
  },
  attributes: {
    nationalParcelNumber: 'nparno',
    useCode: 'parusecode',
    subdivision: 'subdivisio',
    valueType: 'parvaltype',
    presentUseValue: 'presentval',
    recordRevisedIn: 'reviseyear',
  },
  values: {
    year: {
      from: 'none',
      why: 'the record says only when it was revised and when the county’s file was made.',
    },
    take: 'first',
    valuations: [valuation('market', 'marketValue'), valuation('assessed', 'assessedValue')],
    zero: 'not recorded',
  },
  withheld: [
    'ownname',
    'ownname2',
    'ownfrst',
    'ownlast',
    'owntype',
    'subsurfown',
    'subowntype',
    'mailadd',
    'maddrno',
    'maddpref',
    'maddstname',
    'maddstr',
    'maddsttyp',
    'maddstsuf',
    'munit',
    'mcity',
    'mstate',
    'mzip',
  ],
  caveats: [
    'Values are as of January 1 of the county’s last reappraisal, which can be eight years ago.',
    'Farm, horticultural and forest land may be taxed at its present use value instead.',
  ],
}
