import { refuseUnknown } from '@/app/_lib/site/refuse-unknown'

/** Without this a wrong API address would get the HTML page for people. */
const refuse = refuseUnknown(
  'There is nothing at this address. GET /api/v1 lists every connector and method.',
)

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }
