import 'server-only'
import { problemResponse } from '@/lib/connector/http/call'
import { refuseTooMany } from './visitor'

/** Answers an address that `proxy.ts` leaves out and no route has. It counts like a read; a page would cost more. */
export const refuseUnknown = (message: string) => async (request: Request) =>
  problemResponse((await refuseTooMany(request.headers)) ?? { code: 'not_found', message, issues: [] })
