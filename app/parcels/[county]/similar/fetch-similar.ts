import 'server-only'
import type { z } from 'zod'
import { read } from '@/app/_lib/read/data'
import type { similarParcels } from '@/connectors/us-florida-parcels/public'
import type { Result } from '@/lib/connector/result'

export type SimilarResult = Result<z.output<(typeof similarParcels)['result']>>

/** Several questions to a source that takes its time, so only when a person wants it. */
export const fetchSimilar = (county: number, parcelId: string): Promise<SimilarResult> =>
  read('us-florida-parcels', 'similarParcels', { county, parcelId })
