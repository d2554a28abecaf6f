import type { Definition } from '@/components/ui/definition'
import { DefinitionSource } from '@/components/ui/term'
import type { Guidance } from '@/lib/appeal-guidance/guidance'
import { OfficeLine } from '../appeal-panel'
import type { ListedSource } from '../read-assessments'
import { certainties, certaintyLegend } from '../statement-list'
import { SheetHeading } from './sheet'
import { MOST_CAVEATS, sheetTexts } from './sheet-texts'

interface Props {
  definitions: readonly Definition[]
  guidance: Guidance | undefined
  source: ListedSource | undefined
  caveats: readonly string[]
}

export function SourcesSheet({ definitions, guidance, source, caveats }: Props) {
  return (
    // Smaller in print: what some places say of their appeals would else run over the page.
    <div className="print:text-sm print:leading-snug">
      <dl>
        {definitions.map(({ term, meaning, source: said }) => (
          <div key={term} className="mb-2 print:mb-1">
            <dt className="inline font-semibold">{term}: </dt>
            <dd className="inline">
              {meaning}
              {said && <DefinitionSource source={said} />}
            </dd>
          </div>
        ))}
      </dl>
      {guidance && <Bodies guidance={guidance} />}
      <SheetHeading>{sheetTexts.sources}</SheetHeading>
      <ul className="list-disc pl-6">
        {source && (
          <li>
            {source.attribution} Kept by {source.authority}. License: {source.licence}.{' '}
            <a href={source.officialPage}>Official page</a>
          </li>
        )}
        {caveats.slice(0, MOST_CAVEATS).map((caveat) => (
          <li key={caveat}>{caveat}</li>
        ))}
        {guidance && <li>{certaintyLegend}</li>}
        <li>{sheetTexts.general}</li>
      </ul>
    </div>
  )
}

function Bodies({ guidance: { stages, offices } }: { guidance: Guidance }) {
  const [first] = offices
  return (
    <>
      <SheetHeading>{sheetTexts.appeals}</SheetHeading>
      <ol className="mb-2 list-decimal pl-6">
        {stages.map(({ body, deadline }) => (
          <li key={body}>
            <span className="font-semibold">{body}</span>
            {deadline &&
              `: ${deadline.rule.text} ${deadline.event.text} (${certainties[deadline.rule.sure]})`}
          </li>
        ))}
      </ol>
      <p>
        {sheetTexts.verify} <OfficeLine office={first} />
      </p>
    </>
  )
}
