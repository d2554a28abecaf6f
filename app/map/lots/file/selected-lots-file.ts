import { pageFile } from '@/app/_surfaces/file/page-file'
import { keysIn, selectedKeysUrl } from '@/app/_surfaces/file/selected-keys'
import { fileRefusalOf } from '@/connectors/us-parcels/public'
import { lotsDocument } from '../lots-document'

export const selectedLotsFile = pageFile({
  address: selectedKeysUrl,
  async read({ keys: typed }, { ask }) {
    const keys = keysIn(typed)
    const isOffered = (key: string) => fileRefusalOf({ id: key }) === null
    const [offered, refused] = [keys.filter(isOffered), keys.filter((key) => !isOffered(key))]
    const refusals = [...new Set(refused.flatMap((id) => fileRefusalOf({ id }) ?? []))]
    if (offered.length === 0 && refusals.length > 0)
      return { problem: { code: 'not_supported', message: refusals.join(' '), issues: [] } }
    const answer = await ask('us-parcels', 'findLots', { asked: offered })
    if (!answer.ok) return { problem: answer.error }
    return { document: lotsDocument(answer.data, answer.meta, { refusals, refused: refused.length }) }
  },
})
