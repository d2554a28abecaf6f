import 'server-only'
import { problemResponse } from '@/lib/connector/http/call'
import { refuseTooMany } from './visitor'

/**
 * Handles addresses that `proxy.ts` skips and no route matches. It counts as a read; a page would cost more.
 */
export const refuseUnknown = (message: string) => async (request: Request) =>
  problemResponse((await refuseTooMany(request.headers)) ?? { code: 'not_found', message, issues: [] })
