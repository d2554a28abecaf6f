import { pageFile } from '@/app/_surfaces/file/page-file'
import { keysIn, selectedKeysUrl } from '@/app/_surfaces/file/selected-keys'
import { connectors } from '@/connectors'
import { shortMeta } from './short-meta'

const { findParcels } = connectors['us-florida-parcels'].internal

export const selectedParcelsFile = pageFile({
  address: selectedKeysUrl,
  async read({ keys: typed }, { ask }) {
    const keys = keysIn(typed)
    const answer = await ask('us-florida-parcels', 'findParcels', { asked: keys })
    if (!answer.ok) return { problem: answer.error }
    const question = { selection: `${keys.length} parcels` }
    const request = { title: 'Selected Florida parcels', question }
    return { asked: request, meta: shortMeta(answer.meta), table: findParcels.table(answer.data) }
  },
})
