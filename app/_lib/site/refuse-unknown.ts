import 'server-only'
import { problemResponse } from '@/lib/connector/http/call'
import { refuseTooMany } from './visitor'

/**
 * Responds to URLs that `proxy.ts` skips and no route matches. Each request counts as one call of the
 * visitor.
 */
export const refuseUnknown = (message: string) => async (request: Request) =>
  problemResponse((await refuseTooMany(request.headers)) ?? { code: 'not_found', message, issues: [] })
