import { defineTexts } from '@/lib/language/define-texts'
import { cutUnit } from '@/lib/street-address/cut-unit'
import { readPublishedAddress } from '@/lib/street-address/street-address'

const texts = defineTexts('coverage.unit-of-record', { unit: (id: string) => `unit ${id}` })

interface RecordAddress {
  siteAddress: string | null
}

const nameOf = (unit: string) =>
  unit.replace(/^(?:[A-Za-z]+\b\.?|#)\s*#?\s*(?=[A-Za-z0-9])/, '').toUpperCase()

export const unitOf = ({ siteAddress }: RecordAddress): string =>
  readPublishedAddress(siteAddress ?? '')?.unit ?? ''

interface MissingUnit {
  unit: string
  building: string
}

export function missingUnit(typed: string, records: readonly RecordAddress[]): MissingUnit | undefined {
  const { unit, id, rest } = cutUnit(typed)
  if (unit === '' || records.some((record) => nameOf(unitOf(record)) === id.toUpperCase())) return undefined
  return { unit: unit.startsWith('#') ? texts.unit(id) : unit, building: rest }
}

export function withUnit(address: string, unit: string): string {
  const [street = '', ...behind] = cutUnit(address).rest.split(',')
  const named = /^(?:[A-Za-z]{3,}|#)/.test(unit) ? unit : `Unit ${unit}`
  return [`${street.trim()} ${named}`, ...behind].join(',')
}
