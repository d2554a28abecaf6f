import { z } from 'zod'
import { buildingEntities, buildingRecord } from '@/lib/records/building-record/fields'
import { page, rowSource, scan } from '../portals/record'
import { markets } from './feed'

const feedAnswer = z.strictObject({
  entity: z.enum(buildingEntities),
  title: z.string(),
  state: z.enum(['answered', 'failed', 'cannot_search']),
  problem: z.strictObject({ code: z.string(), message: z.string() }).optional(),
  ...page,
  records: z.array(z.strictObject(buildingRecord.shape)),
  withheldFields: z.array(z.string()),
  source: rowSource,
})

export const buildingAnswer = z.strictObject({
  market: z.enum(markets),
  city: z.string(),
  propertySearch: z.strictObject({ typed: z.string(), understoodAs: z.string() }),
  feeds: z.record(z.string(), feedAnswer).describe('By the id of each feed; each has a page of its own.'),
  scan,
  caveats: z.array(z.string()),
})

export type BuildingFeedResult = z.output<typeof feedAnswer>
export type BuildingRecordsResult = z.output<typeof buildingAnswer>
