import type { SimulatedSite } from '@/lib/connector/simulated-site'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import type { SimulatedCell, SimulatedColumn, SimulatedDataset } from '@/lib/socrata/simulated-dataset'
import { datasetSites, sampleProperties, towns } from './sample-properties'
import { accountOf, serialOfAccount, texasValues } from './texas-layer'

const austin = towns('TX', 'Austin')

export const wcadIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `R${String(accountOf(property)).padStart(6, '0')}`

const text = (name: string): SimulatedColumn => ({ name, type: 'text' })
const number = (name: string, pointed = false): SimulatedColumn => ({ name, type: 'number', pointed })

const certified: SimulatedDataset = {
  id: 'ai3c-c9pf',
  updatedAt: new Date('2026-11-03T09:00:00Z'),
  columns: [
    number('propertyid'),
    ...['quickrefid', 'situsaddress', 'streetnumber', 'streetname', 'streetsuffix', 'city', 'zip'].map(text),
    ...['totalpropmktvalue', 'totallandmktvalue', 'totalimpmktvalue'].map((name) => number(name)),
    number('totalassessedvalue', true),
    text('propertytypedesc'),
    { ...number('tax_year'), title: 'Tax Year' },
  ],
  *rows({ equals, like }) {
    const hints = { line: ['situsaddress'], id: ['quickrefid'], serialOf: serialOfAccount }
    for (const property of sampleProperties(austin, { equals, like }, hints)) yield rowOf(property)
  },
}

function rowOf(property: AssessedProperty): Record<string, SimulatedCell> {
  const { address, unit, kind } = property
  const { land, building, market, limited } = texasValues(property, 2026)
  const [name, type, city] = [address.name, address.type, address.city].map((word) => word.toUpperCase())
  return {
    propertyid: accountOf(property),
    quickrefid: wcadIdOf(property),
    // The direction stands behind the type.
    situsaddress: `${address.number} ${name} ${type}${unit && ` ${unit}`} ${address.preDirection}, ${city}, TX  ${address.zip}`,
    streetnumber: String(address.number),
    streetname: name ?? null,
    streetsuffix: type ?? null,
    city: city ?? null,
    zip: address.zip,
    totalpropmktvalue: market,
    totallandmktvalue: land,
    totalimpmktvalue: kind === 'vacant' ? null : building,
    totalassessedvalue: limited,
    tax_year: 2026,
    propertytypedesc: kind === 'vacant' ? 'Land' : 'Residential',
  }
}

export const williamsonSites: SimulatedSite[] = [...datasetSites('data.wcad.org', certified)]
