import { floridaSaleWindow } from '@/app/_lib/florida-sale-window'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import { connectors } from '@/connectors'
import { countyBySlug } from '@/lib/geography/florida-counties'
import { declareUrl, scalar } from '@/lib/url-state'

const { similarParcels } = connectors['us-florida-parcels'].internal

const url = declareUrl({ id: scalar({ type: 'string', maxLength: 240 }, (text) => text) })

export const { GET, OPTIONS } = exportRoute<{ id?: string }, { county: string }>({
  address: url,
  async read({ id = '' }, { ask, params: { county: slug } }) {
    const params = {
      county: countyBySlug(slug)?.number ?? 0,
      parcelId: id,
      sales: floridaSaleWindow(),
    }
    const answer = await ask('us-florida-parcels', 'similarParcels', params)
    if (!answer.ok) return { problem: answer.error }
    const request = {
      title: 'Parcels and sales that a Florida parcel is compared with',
      question: { county: slug, id },
    }
    return { asked: request, meta: answer.meta, table: similarParcels.table(answer.data) }
  },
})
