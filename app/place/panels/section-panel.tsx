import { SurveyFacts } from '@/components/records/survey-facts'
import type { BodyProps } from './dossier-panel'
import { PanelCaveats } from './panel-caveats'
import { Sources } from './sources'

const texts = {
  several: (count: number) =>
    `${count} sections meet or overlap at this point. None of them is more right than the others.`,
  noOutline: 'The outline could not be drawn:',
}

export function SectionBody({ data, metas }: BodyProps<'section'>) {
  const { records, caveats, outlines, outlineProblem } = data
  const acresOf = (id: string | null) =>
    outlines.find((outline) => outline.id === id)?.properties.computedAcres
  return (
    <>
      {records.length > 1 && <p className="mb-3">{texts.several(records.length)}</p>}
      {records.map((record) => (
        <div key={record.sectionId ?? record.plssid}>
          <h3 className="mb-2 font-semibold">{record.label}</h3>
          <SurveyFacts record={record} computedAcres={acresOf(record.sectionId)} />
        </div>
      ))}
      {outlineProblem && (
        <p className="text-muted">
          {texts.noOutline} {outlineProblem.message}
        </p>
      )}
      <PanelCaveats items={caveats} />
      <Sources metas={metas} />
    </>
  )
}
