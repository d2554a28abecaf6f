import { getApp } from '@/app/_lib/site/app'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { connectors } from '@/connectors'
import { callerOf } from '@/lib/connector/http/caller'
import { countyBySlug } from '@/lib/geography/florida-counties'
import { declareUrl, scalar } from '@/lib/url-state'

const { similarParcels } = connectors['us-florida-parcels'].internal

const url = declareUrl({ id: scalar({ type: 'string', maxLength: 240 }, (given) => given) })

/** Every parcel and sale that the comparison of one parcel rests on. */
export const { GET, OPTIONS } = exportRoute<{ id?: string }, { county: string }>({
  address: url,
  async read({ id = '' }, { request, params: { county: slug } }) {
    const { engine } = await getApp()
    const params = { county: countyBySlug(slug)?.number ?? 0, parcelId: id }
    const call = { internal: true, ...callerOf(request) }
    const answer = await engine.call('us-florida-parcels', 'similarParcels', params, call)
    if (!answer.ok) return { problem: answer.error }
    const asked = {
      title: 'Parcels and sales that a Florida parcel is compared with',
      question: { county: slug, id },
    }
    return { asked, meta: answer.meta, table: similarParcels.table(answer.data) }
  },
})
