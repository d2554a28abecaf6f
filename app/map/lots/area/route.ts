import { boxRoute } from '../../rows/box-route'

/** Names the layer that draws the lots of each county in view. */
export const GET = boxRoute(async (bbox, call) => {
  const answer = await call('us-parcels', 'describeArea', { bbox: [...bbox] })
  return answer.ok ? { data: answer.data, meta: undefined } : answer.error
})
