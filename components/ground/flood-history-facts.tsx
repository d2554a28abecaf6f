import { formatCount } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { describeDeclaration } from '@/lib/records/disaster/describe'
import type { Disaster } from '@/lib/records/disaster/fields'
import { formatArea } from '@/lib/records/flood-claims/describe'
import { type FloodClaims, floodClaims } from '@/lib/records/flood-claims/fields'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import { upperFirst } from '@/lib/upper-first'
import { RecordFacts } from '../records/record-facts'
import { AgencyNames } from '../ui/agency-text'

interface Props {
  claims: readonly FloodClaims[]
  declarations: readonly Disaster[]
}

const texts = defineTexts('ground.flood-history-facts', {
  floods: 'Declared floods and storms',
  statewide: (declaration: string) => `${declaration} (the whole state)`,
  more: (count: number) => `${formatCount(count, 'older one')} in the file.`,
})

const MOST_LISTED = 5
const fields = (Object.keys(floodClaims.shape) as (keyof FloodClaims)[]).filter((key) => key !== 'area')

export function FloodHistoryFacts({ claims, declarations }: Props) {
  const floods = declarations.filter(({ isFlood }) => isFlood)
  return (
    <>
      {claims
        .filter((record) => record.claims !== 0)
        .map((record) => (
          <section key={record.areaId} className="mb-3">
            <h3 className="mb-1 font-semibold">{upperFirst(formatArea(record))}</h3>
            <RecordFacts facts={factsOf(record)} />
          </section>
        ))}
      {floods.length > 0 && (
        <>
          <h3 className="mb-1 font-semibold">{texts.floods}</h3>
          <ul className="mb-3 list-disc pl-6">
            {floods.slice(0, MOST_LISTED).map((each) => (
              <li key={each.number}>
                <AgencyNames text={describeScope(each)} names={[toMixedCase(each.title)].filter(Boolean)} />
              </li>
            ))}
          </ul>
          {floods.length > MOST_LISTED && (
            <p className="mb-3 text-muted">{texts.more(floods.length - MOST_LISTED)}</p>
          )}
        </>
      )}
    </>
  )
}

function describeScope(record: Disaster): string {
  const declaration = translate(describeDeclaration(record))
  return record.scope === 'statewide' ? texts.statewide(declaration) : declaration
}

/** The source publishes no years and no amounts for an area with fewer than five claims. */
export const factsOf = (record: FloodClaims) =>
  floodClaims.facts(record, typeof record.claims === 'number' ? fields : ['claims', 'refreshedOn'])
