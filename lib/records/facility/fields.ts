import * as z from 'zod/mini'
import { formatCounted, formatDollars, formatMiles } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { defineRecord, type RecordOfKind } from '../define-record'
import { namePrograms, programs } from './programs'

const text = z.nullable(z.string())
const flag = z.nullable(z.boolean())
const count = z.nullable(z.int())
const texts = z.array(z.string())

const joined = { type: 'text', cell: (codes: readonly string[]) => codes.join(' ') || null } as const

/** A field is null if the search result lacks the column or its value. */
export const facility = defineRecord('facility', {
  name: { schema: text, label: 'Facility' },
  distanceMiles: {
    schema: z.nullable(z.number()),
    label: 'Distance',
    unit: 'mi',
    text: (miles) => (miles === null ? null : formatMiles(miles)),
  },
  programs: {
    schema: z.object({
      air: flag,
      water: flag,
      hazardousWaste: flag,
      drinkingWater: flag,
      toxicsRelease: flag,
      greenhouseGas: flag,
    }),
    label: 'Programs',
    file: false,
    text: (flags) => namePrograms(flags) || 'None recorded',
    map: { compares: 'class', isFirst: true },
  },
  programIds: {
    schema: z.object({ air: texts, npdes: texts, rcra: texts, sdwa: texts, tri: texts }),
    label: 'Ids in the programs',
    file: false,
  },
  airPrograms: { schema: texts, label: 'Air programs', file: false },
  street: { schema: text, label: 'Street' },
  city: {
    schema: text,
    label: 'City',
    text: (city, { state }) => [city && toMixedCase(city), state].filter(Boolean).join(', ') || null,
    map: { id: 'place', isFirst: true, value: (city) => city },
  },
  state: { schema: text, label: 'State' },
  zip: { schema: text, label: 'ZIP' },
  county: { schema: text, label: 'County' },
  countyFips: { schema: text, label: 'County code', file: false },
  registryId: {
    schema: text.check(z.describe('Facility Registry Service id, or a program id where the site has none.')),
    label: 'Registry id',
  },
  isFrsId: { schema: z.boolean(), label: 'The id is of the registry', file: false },
  sourceId: {
    schema: text.check(z.describe('Permit of this row; air and water searches only.')),
    label: 'Permit',
  },
  complianceStatus: {
    schema: text.check(z.describe('As published.')),
    label: 'Compliance status, as published',
    map: { id: 'status', compares: 'class', isFirst: true },
  },
  statusByProgram: {
    schema: z.object({ caa: text, cwa: text, rcra: text, sdwa: text }),
    label: 'Status by program',
    file: {
      caa: { label: programs.CAA.law, type: 'text', cell: ({ caa }) => caa },
      cwa: { label: programs.CWA.law, type: 'text', cell: ({ cwa }) => cwa },
      rcra: { label: `${programs.RCRA.name} (RCRA)`, type: 'text', cell: ({ rcra }) => rcra },
      sdwa: { label: `${programs.SDWA.name} (SDWA)`, type: 'text', cell: ({ sdwa }) => sdwa },
    },
  },
  significantViolation: { schema: flag, label: 'Significant violation', file: false },
  significantViolationText: { schema: text, label: 'Significant violation, as published', file: false },
  quartersInNoncompliance: {
    schema: count,
    label: 'Quarters in noncompliance',
    text: formatCounted,
    map: { id: 'quarters', compares: 'count', numeric: true },
  },
  quartersInSignificant: { schema: count, label: 'Quarters in significant violation', file: false },
  complianceTracking: { schema: text, label: 'Compliance tracking', file: false },
  complianceHistory: {
    schema: z.nullable(
      z.object({
        quarters: z.string(),
        order: z.literal('oldest-first'),
        recorded: z
          .boolean()
          .check(z.describe('False where the source has only blanks and no status: unknown, not clean.')),
      }),
    ),
    label: 'Quarter by quarter, oldest first',
    file: {
      complianceHistory: { type: 'text', cell: (history) => (history?.recorded ? history.quarters : null) },
    },
  },
  inspectionsLast5Years: {
    schema: count,
    label: 'Inspections in 5 years',
    text: formatCounted,
    map: { id: 'inspections', compares: 'count', numeric: true, isFirst: true },
  },
  lastInspectionDate: { schema: text, type: 'date', label: 'Last inspection' },
  informalActionsLast5Years: { schema: count, label: 'Informal actions in 5 years' },
  formalActionsLast5Years: { schema: count, label: 'Formal actions in 5 years' },
  lastFormalActionDate: { schema: text, type: 'date', label: 'Last formal action' },
  penaltiesLast5Years: {
    schema: z.object({ count, usd: z.nullable(z.number()), text }),
    label: 'Penalties in 5 years',
    text: ({ usd }) => (usd === null ? null : formatDollars(usd)),
    file: {
      penalties: {
        label: 'Penalties in 5 years, as published',
        type: 'text',
        cell: ({ text: published }) => published,
      },
    },
    map: {
      id: 'penalties',
      compares: 'dollars',
      numeric: true,
      isFirst: true,
      value: ({ usd }) => usd,
    },
  },
  lastPenaltyDate: { schema: text, type: 'date', label: 'Last penalty', file: false },
  active: { schema: flag, label: 'Active', file: false },
  major: { schema: flag, label: 'Major source', file: false },
  federal: { schema: flag, label: 'Federal facility', file: false },
  permitStatus: { schema: text, label: 'Permit status' },
  permitType: { schema: text, label: 'Permit type', file: false },
  permitExpires: { schema: text, type: 'date', label: 'Permit expires', file: false },
  operatingStatus: { schema: text, label: 'Operating status' },
  receivingWater: { schema: text, label: 'Receiving water', file: false },
  watershed: { schema: text, label: 'Watershed', file: false },
  impairedWater: { schema: flag, label: 'Impaired water', file: false },
  naics: { schema: texts, label: 'NAICS', file: { naics: joined } },
  sic: { schema: texts, label: 'SIC', file: { sic: joined } },
  latitude: { schema: z.nullable(z.number()), label: 'Latitude' },
  longitude: { schema: z.nullable(z.number()), label: 'Longitude' },
  coordinateAccuracyMeters: {
    schema: z.nullable(z.number()),
    label: 'Accuracy of the position',
    unit: 'm',
  },
  coordinateMethod: { schema: text, label: 'How the position was found', file: false },
  detailUrl: { schema: text, type: 'link', label: 'Official report' },
})

export type FacilityRecord = RecordOfKind<typeof facility>

export const isFrsId = (id: string | null) => /^1\d{11}$/.test(id ?? '')
