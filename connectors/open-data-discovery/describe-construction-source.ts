import { z } from 'zod'
import { DEFAULT_POLICY, type Method } from '@/lib/connector/method'
import { describeConstruction, listedConstructionSource } from './listed-source'
import { sourceNamed } from './source-state'

const params = z.strictObject({ sourceId: z.string().max(100) })

/** One entry of the list, without a question to the portals of the others. */
export const describeConstructionSource = {
  summary: 'One source of new-construction permits, as listNewConstructionPermitSources lists it.',
  params,
  result: listedConstructionSource,
  example: { sourceId: 'chicago-new-construction' },
  cache: DEFAULT_POLICY,
  run: async ({ sourceId }, context) => describeConstruction(sourceNamed(sourceId), context),
} satisfies Method<typeof params, typeof listedConstructionSource>
