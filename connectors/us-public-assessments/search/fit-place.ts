import { defineSentences } from '@/lib/sentences/define-sentences'
import type { ParsedAddress } from '@/lib/street-address/parse-address-question'
import { textFrom } from '../recipe/read-cell'
import type { AssessmentRecipe } from '../recipe/source'
import type { PropertyRows } from './property-rows'

const texts = defineSentences('us-public-assessments.fit-place', {
  weCouldNotApply: 'We could not apply the {names} to every record: the source does not publish it for all.',
  leftOutWithAnother: 'Left out: {away} with another {names} on record.',
  noRecordShowsTheYou:
    'No record shows the {names} you typed ({typed}). Check that the place is the right one.',
})

interface PlaceInput {
  city?: string | undefined
  county?: string | undefined
  postalCode?: string | undefined
}

const names = { city: 'city', county: 'county', postalCode: 'postal code' } as const
type Part = keyof typeof names
const parts = Object.keys(names) as Part[]

interface FittingProperties {
  properties: PropertyRows[]
  caveats: string[]
}

export function fitPlace(
  source: AssessmentRecipe,
  properties: readonly PropertyRows[],
  input: PlaceInput,
  address: ParsedAddress | undefined,
): FittingProperties {
  const caveats: string[] = []
  let left = [...properties]
  for (const part of parts) {
    const typed = input[part]
    if (typed !== undefined) left = applyGiven(part, typed, left, source, caveats)
  }
  for (const part of ['city', 'postalCode'] as const) {
    const typed = input[part] === undefined ? address?.[part] : ''
    if (typed) left = preferTyped(part, typed, left, source, caveats)
  }
  return { properties: left, caveats }
}

function applyGiven(
  part: Part,
  typed: string,
  properties: PropertyRows[],
  source: AssessmentRecipe,
  caveats: string[],
) {
  const values = properties.map((property) => ({ property, value: published(part, property, source) }))
  if (values.some(({ value }) => value === null)) {
    caveats.push(texts.weCouldNotApply({ names: names[part] }))
  }
  const fitting = values.filter(({ value }) => value === null || isSame(part, value, typed))
  const away = values.length - fitting.length
  if (away > 0) caveats.push(texts.leftOutWithAnother({ away, names: names[part] }))
  return fitting.map(({ property }) => property)
}

/**
 * Returns only the matching properties if there are any. Otherwise returns all, because the typed place may
 * be a postal place name.
 */
function preferTyped(
  part: Part,
  typed: string,
  properties: PropertyRows[],
  source: AssessmentRecipe,
  caveats: string[],
) {
  const fitting = properties.filter((property) => {
    const value = published(part, property, source)
    return value !== null && isSame(part, value, typed)
  })
  if (fitting.length > 0) return fitting
  if (properties.length > 0) {
    caveats.push(texts.noRecordShowsTheYou({ names: names[part], typed }))
  }
  return properties
}

const published = (part: Part, { rows }: PropertyRows, { facts }: AssessmentRecipe) =>
  textFrom(facts[part], rows)

function isSame(part: Part, value: string, typed: string): boolean {
  return part === 'postalCode'
    ? value.slice(0, 5) === typed.trim().slice(0, 5)
    : plain(value) === plain(typed)
}

const plain = (name: string) =>
  name
    .toUpperCase()
    .replace(/^(CITY|TOWN|VILLAGE|TOWNSHIP|BOROUGH) OF\s+/, '')
    .replace(/\s+(COUNTY|PARISH|CITY|TOWN)$/, '')
    .replace(/^(SAINT|ST\.?)\s+/, 'ST ')
    .replace(/[^\p{L}\p{N}]/gu, '')
