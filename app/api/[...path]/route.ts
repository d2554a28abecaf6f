import { problemResponse } from '@/lib/connector/http/call'

/** Without this a wrong address here would get the HTML page for people. */
const refuse = () =>
  problemResponse({
    code: 'not_found',
    message: 'There is nothing at this address. GET /api/v1 lists every connector and method.',
    issues: [],
  })

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
