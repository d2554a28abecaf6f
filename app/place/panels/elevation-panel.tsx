import { ElevationFacts } from '@/components/records/elevation-facts'
import type { BodyProps } from './dossier-panel'
import { PanelCaveats } from './panel-caveats'
import { Sources } from './sources'

export function ElevationBody({ data: { record, caveats }, metas }: BodyProps<'elevation'>) {
  return (
    <>
      <ElevationFacts record={record} />
      <PanelCaveats items={caveats} />
      <Sources metas={metas} />
    </>
  )
}
