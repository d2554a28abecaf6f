import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/panel'
import type { Meta } from '@/lib/connector/result'
import { countyByNumber, type FloridaCounty } from '@/lib/florida/counties'
import { parcelHref } from '../parcel-href'
import { AppraiserAdvice } from './appraiser-advice'
import type { ParcelChoice } from './choices'
import { FindForm } from './find-form'

interface Props {
  county: FloridaCounty
  id: string
  choices: readonly ParcelChoice[]
  meta: Meta
}

const texts = {
  none: (id: string, county: string) => `The statewide roll has no parcel ${id} in ${county} County.`,
  several: (id: string, county: string) => `Several parcels of ${county} County fit the number ${id}.`,
  why: 'Numbers change when land is split or joined, new ones come with the next yearly roll, and some counties keep condominium units elsewhere.',
  elsewhere: 'The same number is in use here. It is another parcel:',
  here: 'None of them was picked:',
}

/** Not here, or not only one: never a parcel that was not asked for. */
export function NotFoundPanel({ county, id, choices, meta }: Props) {
  const isHere = choices.some(({ countyNumber }) => countyNumber === county.number)
  const [title, lead] = isHere
    ? ['Which one do you mean?', texts.several(id, county.name)]
    : ['No such parcel in this county', texts.none(id, county.name)]
  return (
    <Panel id="summary" title={title} state={isHere ? 'found' : 'none'}>
      <p className="mb-3 wrap-anywhere">{lead}</p>
      {!isHere && <p className="mb-3">{texts.why}</p>}
      {choices.length > 0 && (
        <>
          <p>{isHere ? texts.here : texts.elsewhere}</p>
          <Choices choices={choices} />
        </>
      )}
      <FindForm slug={county.slug} typed={id} />
      <AppraiserAdvice county={county.name} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function Choices({ choices }: { choices: readonly ParcelChoice[] }) {
  return (
    <ul className="my-2">
      {choices.map(({ countyNumber, parcelId, address }) => (
        <li key={`${countyNumber} ${parcelId}`}>
          <a
            href={parcelHref({ county: countyNumber, parcelId })}
            className="inline-flex min-h-11 items-center"
          >
            {countyByNumber(countyNumber)?.name} County, parcel {parcelId}
            {address && `, ${address}`}
          </a>
        </li>
      ))}
    </ul>
  )
}
