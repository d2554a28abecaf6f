import type { TemplateValueReaders } from '@/lib/sample-tables/cells'
import type { SampleCellType } from '@/lib/sample-tables/column-type'
import type { SampleCellValue } from '@/lib/sample-tables/pipes'
import type { SampleInspection, SampleViolation } from './events'
import type { SamplePermit } from './permits'

const numberFields = ['index', 'houseNumber', 'longitude', 'latitude', 'value', 'units'] as const

export const permitFactType = (name: string): SampleCellType =>
  name === 'mod' || numberFields.some((field) => field === name) ? 'number' : 'text'

const fields = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, (record: Readonly<Record<Name, SampleCellValue>>) => record[name]]),
  ) as Record<Name, (record: Readonly<Record<Name, SampleCellValue>>) => SampleCellValue>

const recordFacts = {
  ...fields(
    'index',
    'number',
    'line',
    'houseNumber',
    'direction',
    'street',
    'suffix',
    'city',
    'state',
    'zip',
  ),
  ...fields('longitude', 'latitude', 'parcel'),
  mod: ({ index }: { index: number }, divisor: string) => index % Number(divisor),
  part: ({ part }: { index: number; part?: string }) => part ?? null,
}

export const permitFacts = {
  ...recordFacts,
  ...fields('use', 'isNew', 'units', 'value', 'description', 'owner'),
  ...fields('submitted', 'issued', 'completed', 'status'),
  isDwelling: ({ use }) => dwellings.has(use),
  contractor: ({ contractor }) => contractor.name,
  phone: ({ contractor }) => contractor.phone,
  email: ({ contractor }) => contractor.email,
  license: ({ contractor }) => contractor.license,
  firmAddress: ({ contractor }) => contractor.address,
} as const satisfies TemplateValueReaders<SamplePermit>

const dwellings = new Set<SamplePermit['use']>(['house', 'duplex', 'townhouse', 'apartments'])

export const violationFacts = {
  ...recordFacts,
  ...fields('permit', 'day', 'closed', 'kind', 'status', 'description'),
} as const satisfies TemplateValueReaders<SampleViolation>

export const inspectionFacts = {
  ...recordFacts,
  ...fields('permit', 'permitStatus', 'day', 'kind', 'result'),
} as const satisfies TemplateValueReaders<SampleInspection>
