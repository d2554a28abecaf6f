import type { PropertyRecord } from '@/lib/records/assessment/fields'
import { textIn } from '@/lib/records/assessment/values'
import { toMixedCase } from '@/lib/street-address/mixed-case'

export function nameOffice(name: string, county: string | null, town?: string | null): string {
  const [, ofCounty] = /^Your county (.+)$/.exec(name) ?? []
  if (ofCounty && county) return `${nameCounty(county)} ${toTitle(ofCounty)}`
  const [, ofTown] = /^(?:The )?(.+) of your (?:town|city)\b.*$/.exec(name) ?? []
  if (ofTown && town) return `${toTitle(ofTown)} of ${nameTown(town)}`
  const [, local] = /^Your (?:town|city or county) (.+)$/.exec(name) ?? []
  if (local && town) {
    const also = name.includes('county') && county ? ` or of ${nameCounty(county)}` : ''
    return `${toTitle(local)} of ${nameTown(town)}${also}`
  }
  return name
}

export const addressOffice = (...[name, county, town]: Parameters<typeof nameOffice>): string =>
  nameOffice(name, county, town)
    .replace(/^Your /, '')
    .replace(/ of your /, ' of the ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())

const townColumns: ReadonlyMap<string, (record: PropertyRecord) => string | null> = new Map([
  ['connecticut-assessments', ({ city }) => city],
  ['minnesota-assessments', ({ sourceAttributes }) => textIn(sourceAttributes, 'cityOrTownship')],
  ['new-york-state-assessments', ({ city }) => city],
  ['wisconsin-assessments', ({ city }) => city],
])

/**
 * Returns the municipality that assesses the home, or null if the roll has only the city of the postal
 * address.
 */
export const assessingTown = (sourceId: string, record: PropertyRecord): string | null =>
  townColumns.get(sourceId)?.(record) ?? null

const hasKind = /\b(?:county|parish|city|borough|municipality|municipio|census area|columbia)$/i

export function nameCounty(county: string): string {
  const name = toMixedCase(county)
  return hasKind.test(name) ? name : `${name} County`
}

const nameTown = (town: string): string =>
  toMixedCase(town).replace(/^(City|Town|Village) Of /i, (_, kind: string) => `the ${kind} of `)

const toTitle = (text: string): string =>
  text.replace(/\b(?!or\b|of\b|and\b)[a-z]/g, (letter) => letter.toUpperCase())
