import { pageFile } from '@/app/_surfaces/file/page-file'
import { invalidParams } from '@/lib/connector/http/call'
import { declaredSources } from '../../../first-states'
import { describeCount } from '../../../rows/layer-report'
import { tableDocument } from '../../../workspace/table-document'
import { fetchList, findListedLayer } from '../../fetch-list'
import { inArea, type LayerListUrlParams, layerListHref, layerListUrl } from '../../url'

const texts = {
  layer: 'There is no such list. Take the link from the page.',
  at: 'Give the point of the list: at=latitude,longitude.',
}

export const layerListFile = pageFile<LayerListUrlParams, { layer: string }>({
  address: layerListUrl,
  async read(url, { params, ask }) {
    const layer = findListedLayer(params.layer)
    if (!layer) return { problem: { code: 'not_found', message: texts.layer, issues: [] } }
    const { at } = url
    if (!at) return { problem: invalidParams([{ path: 'at', message: texts.at }]) }
    const answer = await fetchList(layer, { ...url, at }, ask)
    if ('problem' in answer) return answer
    const { report } = answer
    const { rows, meta, notes, failures = [] } = report
    const declared = (await declaredSources())[layer.connector ?? '']
    return {
      document: tableDocument(
        {
          layer,
          rows,
          meta,
          declared,
          notes: [describeCount(layer, report, inArea), ...failures, ...notes],
          href: layerListHref(layer.id, url),
        },
        new Date(),
      ),
    }
  },
})
