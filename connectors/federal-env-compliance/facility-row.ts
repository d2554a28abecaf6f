import { z } from 'zod'

const text = z.string().nullable()
const flag = z.boolean().nullable()
const count = z.int().nullable()

/** One shape for the three searches; null where the search has no such column, or it is empty. */
export const facilityRow = z.object({
  registryId: text.describe('Facility Registry Service id, or a program id where the site has none.'),
  isFrsId: z.boolean(),
  sourceId: text.describe('Permit of this row; air and water searches only.'),
  name: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  county: text,
  countyFips: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  coordinateAccuracyMeters: z.number().nullable(),
  coordinateMethod: text,
  programs: z.object({
    air: flag,
    water: flag,
    hazardousWaste: flag,
    drinkingWater: flag,
    toxicsRelease: flag,
    greenhouseGas: flag,
  }),
  programIds: z.object({
    air: z.array(z.string()),
    npdes: z.array(z.string()),
    rcra: z.array(z.string()),
    sdwa: z.array(z.string()),
    tri: z.array(z.string()),
  }),
  airPrograms: z.array(z.string()),
  naics: z.array(z.string()),
  sic: z.array(z.string()),
  active: flag,
  major: flag,
  federal: flag,
  permitStatus: text,
  permitType: text,
  permitExpires: text,
  operatingStatus: text,
  complianceStatus: text.describe('As published.'),
  statusByProgram: z.object({ caa: text, cwa: text, rcra: text, sdwa: text }),
  significantViolation: flag,
  significantViolationText: text,
  quartersInNoncompliance: count,
  quartersInSignificant: count,
  complianceTracking: text,
  complianceHistory: z
    .object({
      quarters: z.string(),
      order: z.literal('oldest-first'),
      recorded: z
        .boolean()
        .describe('False where nothing but blanks stands and there is no status: unknown, not clean.'),
    })
    .nullable(),
  inspectionsLast5Years: count,
  lastInspectionDate: text,
  informalActionsLast5Years: count,
  formalActionsLast5Years: count,
  lastFormalActionDate: text,
  penaltiesLast5Years: z.object({ count, usd: z.number().nullable(), text }),
  lastPenaltyDate: text,
  receivingWater: text,
  watershed: text,
  impairedWater: flag,
  detailUrl: text,
})

export type FacilityRow = z.output<typeof facilityRow>

export const isFrsId = (id: string | null) => /^1\d{11}$/.test(id ?? '')
