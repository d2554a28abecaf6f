import { refuseUnknown } from '@/app/_lib/site/refuse-unknown'

export const GET = refuseUnknown('There is no file at this address.')
