import { cutUnit } from '@/lib/street-address/cut-unit'
import { readPublishedAddress } from '@/lib/street-address/street-address'

interface Addressed {
  siteAddress: string | null
}

const nameOf = (unit: string) =>
  unit.replace(/^(?:[A-Za-z]+\b\.?|#)\s*#?\s*(?=[A-Za-z0-9])/, '').toUpperCase()

/** The unit in the address of a record, as it is written there; empty where it has none. */
export const unitOf = ({ siteAddress }: Addressed): string =>
  readPublishedAddress(siteAddress ?? '')?.unit ?? ''

interface MissingUnit {
  /** As typed, without its sign: "Apt 99", "unit 3". */
  unit: string
  /** The address without it. */
  building: string
}

/** The unit that was typed, where no record has it. Returns undefined where none was typed or a record has it. */
export function missingUnit(typed: string, records: readonly Addressed[]): MissingUnit | undefined {
  const { unit, id, rest } = cutUnit(typed)
  if (unit === '' || records.some((record) => nameOf(unitOf(record)) === id.toUpperCase())) return undefined
  return { unit: unit.startsWith('#') ? `unit ${id}` : unit, building: rest }
}

/** "742 W Inkwell St, Chicago" with the unit behind its street. */
export function withUnit(address: string, unit: string): string {
  const [street = '', ...behind] = cutUnit(address).rest.split(',')
  const named = /^(?:[A-Za-z]{3,}|#)/.test(unit) ? unit : `Unit ${unit}`
  return [`${street.trim()} ${named}`, ...behind].join(',')
}
