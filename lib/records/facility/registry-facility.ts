import * as z from 'zod/mini'
import { describeDay } from '@/lib/provenance/describe-source'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { toSentenceCase } from '@/lib/street-address/sentence-case'
import { defineRecord, type RecordOfKind } from '../define-record'
import { formatAddress, formatFacilityName } from './facility-name'

const text = z.nullable(z.string())
const flag = z.nullable(z.boolean())

const interests = { active: 'Active', inactive: 'Not active' } as const
const absent = 'Not published'

export const registryFacility = defineRecord('registry-facility', {
  name: {
    schema: text,
    label: 'Name in the registry',
    text: (name) => name && formatFacilityName(name),
    file: { name: { label: 'Facility' } },
    fact: { absent },
  },
  street: {
    schema: text,
    label: 'Address in the registry',
    text: (_, place) => formatAddress(place),
    file: { street: { label: 'Street' } },
    fact: { absent },
  },
  supplemental: { schema: text, label: 'Supplement of the address', file: false },
  city: { schema: text, label: 'City' },
  county: {
    schema: text.check(z.describe('As reported, misspellings included.')),
    label: 'County',
    text: (county) => county && toMixedCase(county),
    fact: {},
  },
  countyFips: { schema: text, label: 'County code', file: false },
  state: { schema: text, label: 'State' },
  zip: { schema: text, label: 'ZIP' },
  country: { schema: text, label: 'Country', file: false },
  epaRegion: { schema: text, label: 'EPA region', file: false },
  siteType: {
    schema: text,
    label: 'Kind of site',
    text: (type) => type && toSentenceCase(type),
    agencyWords: true,
    fact: {},
  },
  federalFacility: {
    schema: flag,
    label: 'Federal facility',
    text: (isFederal) => (isFederal === null ? null : isFederal ? 'Yes' : 'No'),
    file: false,
    fact: {},
  },
  tribalLand: {
    schema: z.object({ onTribalLand: flag, name: text }),
    label: 'On tribal land',
    text: ({ onTribalLand, name }) => (onTribalLand ? (name ?? 'Yes') : null),
    file: false,
    fact: {},
  },
  parentRegistryId: { schema: text, label: 'Part of', file: false, fact: {} },
  interestStatus: {
    schema: z.nullable(z.enum(['active', 'inactive'])),
    label: 'Status in the registry',
    text: (status) => status && interests[status],
    file: { interestStatus: { label: 'Status of interest' } },
    fact: { absent },
  },
  latitude: { schema: z.nullable(z.number()), label: 'Latitude' },
  longitude: { schema: z.nullable(z.number()), label: 'Longitude' },
  coordinateSource: { schema: text, label: 'Source of the position', file: false },
  createdDate: { schema: text, label: 'Record created', file: false },
  updatedDate: {
    schema: text,
    label: 'Record updated',
    text: (day) => day && describeDay(day),
    file: { updatedDate: { label: 'Updated' } },
    fact: {},
  },
  lastReportedDate: { schema: text, label: 'Last reported' },
})

export type FacilityRegistryRecord = RecordOfKind<typeof registryFacility>
