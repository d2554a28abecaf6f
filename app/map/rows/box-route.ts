import 'server-only'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { scriptRoute } from '@/app/_lib/read/script-route'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import type { Meta } from '@/lib/connector/result'
import type { Bounds } from '@/lib/geography/types'
import { box } from '@/lib/url-state'

const texts = { box: 'Give a box in degrees: bbox=west,south,east,north.' }

export type BoxFetcher = (
  box: Bounds,
  read: EngineCaller,
) => Promise<{ data: unknown; meta: Meta | undefined } | Problem>

export const boxRoute = (fetchInBox: BoxFetcher) =>
  scriptRoute({
    async answer(query, call) {
      const area = box().parse(query.get('bbox') ?? '')
      if (!Array.isArray(area)) return invalidParams([{ path: 'bbox', message: texts.box }])
      return fetchInBox(area, call)
    },
  })
