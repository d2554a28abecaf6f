import { exportRoute } from '@/app/_surfaces/file/export-route'
import { fileRefusalOf } from '@/connectors/us-parcels/public'
import { answerPreflight } from '@/lib/connector/http/any-page'
import { declareUrl, scalar } from '@/lib/url-state'
import { lotsDocument } from '../lots-document'

const keysUrl = declareUrl({ keys: scalar({ type: 'string' }, (text) => text) })

export const POST = exportRoute({
  address: keysUrl,
  async read({ keys: typed = '' }, { ask }) {
    const keys = typed.split(/\r?\n/).filter((line) => line.trim() !== '')
    const isOffered = (key: string) => fileRefusalOf({ id: key }) === null
    const [offered, refused] = [keys.filter(isOffered), keys.filter((key) => !isOffered(key))]
    const refusals = [...new Set(refused.flatMap((id) => fileRefusalOf({ id }) ?? []))]
    if (offered.length === 0 && refusals.length > 0)
      return { problem: { code: 'not_supported', message: refusals.join(' '), issues: [] } }
    const answer = await ask('us-parcels', 'findLots', { asked: offered })
    if (!answer.ok) return { problem: answer.error }
    return { document: lotsDocument(answer.data, answer.meta, { refusals, refused: refused.length }) }
  },
}).GET

export const OPTIONS = () => answerPreflight('POST')
