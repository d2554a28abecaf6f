import 'server-only'
import { problemResponse } from '@/lib/connector/http/call'
import { refuseTooMany } from './visitor'

export const refuseUnknown = (message: string) => async (request: Request) =>
  problemResponse((await refuseTooMany(request.headers)) ?? { code: 'not_found', message, issues: [] })
