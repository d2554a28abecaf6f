import type { BodyProps } from './dossier-panel'
import { PanelCaveats } from './panel-caveats'
import { Sources } from './sources'

const texts = {
  searched: 'Searched:',
  choose: 'Is one of these your home? No value is shown before you say so.',
  noNumber: 'without a number',
  number: 'Parcel',
  more: 'More homes match than are listed. Add the unit, the city or the ZIP code to the address.',
}

/** At most five, with enough to tell them apart. */
export function AssessmentBody({ data, metas }: BodyProps<'assessment'>) {
  const { source, candidates, truncated, caveats } = data
  return (
    <>
      <p className="mb-2">
        {texts.searched} {source.title}, {source.authority}.
      </p>
      <p className="mb-2 font-semibold">{texts.choose}</p>
      <ol className="mb-4 divide-y divide-line border-y border-line">
        {candidates.map(({ key, address, city, parcelId, href }) => {
          const number = `${texts.number} ${parcelId ?? texts.noNumber}`
          return (
            <li key={key} className="py-2">
              <a href={href} className="inline-flex min-h-8 items-center font-semibold">
                {address ?? number}
              </a>
              <p className="text-base text-muted">{[city, address && number].filter(Boolean).join(' · ')}</p>
            </li>
          )
        })}
      </ol>
      {truncated && <p className="mb-4">{texts.more}</p>}
      <PanelCaveats items={caveats} />
      <Sources metas={metas} />
    </>
  )
}
