import 'server-only'
import { problemResponse } from '@/lib/connector/http/call'
import { refuseTooMany } from './visitor'

/**
 * Handles addresses that `proxy.ts` skips and no route matches. Counts as one call, because rendering a page
 * would take more time.
 */
export const refuseUnknown = (message: string) => async (request: Request) =>
  problemResponse((await refuseTooMany(request.headers)) ?? { code: 'not_found', message, issues: [] })
