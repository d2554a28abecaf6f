import { boxRoute } from '../../rows/box-route'

export const GET = boxRoute(async (bbox, call) => {
  const answer = await call('us-parcels', 'describeArea', { bbox: [...bbox] })
  return answer.ok ? { data: answer.data, meta: undefined } : answer.error
})
