import 'server-only'
import type { z } from 'zod'
import { floridaSaleWindow } from '@/app/_lib/florida-sale-window'
import { read } from '@/app/_lib/read/data'
import type { similarParcels } from '@/connectors/us-florida-parcels/public'
import type { Result } from '@/lib/connector/result'

export type SimilarParcelsResult = Result<z.output<(typeof similarParcels)['result']>>

/** Called only if the visitor asks for it, because it sends several slow requests. */
export const fetchSimilar = (county: number, parcelId: string): Promise<SimilarParcelsResult> =>
  read('us-florida-parcels', 'similarParcels', { county, parcelId, sales: floridaSaleWindow() })
