import { ProblemNotice } from '@/components/provenance/problem-notice'
import { AddressChoices } from '@/components/records/address-choices'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { TextInput } from '@/components/ui/text-input'
import {
  countySeriesId,
  describeSeries,
  type LocalMeasure,
  localMeasures,
  stateSeriesId,
} from '@/connectors/federal-labor-stats/describe-series'
import { AddLink } from './add-link'
import type { CountyAnswer, FoundCounty } from './find-county'
import { KeptFields } from './kept-fields'
import { type CostsUrl, costsHref, costsQuery } from './url'

const texts = {
  title: 'Unemployment where you are',
  label: 'County, address or coordinates',
  hint: 'For example Denver County, CO.',
  submit: 'Find the county',
}

/** From a place to the series of its county: the source knows counties by number only. */
export function LocalPanel({ url, found }: { url: CostsUrl; found: CountyAnswer | undefined }) {
  return (
    <Panel id="local" title={texts.title}>
      <form action="/costs#local" key={url.place} className="max-w-xl print:hidden">
        <KeptFields url={{ ...url, place: undefined }} />
        <TextInput
          name="place"
          label={texts.label}
          hint={texts.hint}
          error={found?.kind === 'question' ? found.question : undefined}
          defaultValue={url.place}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
        />
        <Button look="secondary">{texts.submit}</Button>
      </form>
      {found && <Found url={url} found={found} />}
    </Panel>
  )
}

function Found({ url, found }: { url: CostsUrl; found: CountyAnswer }) {
  if (found.kind === 'question') return null
  if (found.kind === 'problem')
    return (
      <ProblemNotice
        problem={found.problem}
        retry={costsHref(url)}
        stillStands="A county with its state can be found without the address look-up."
      />
    )
  if (found.kind === 'addresses')
    return (
      <AddressChoices
        found={found.found}
        meta={found.meta}
        pointHref={`/costs?${costsQuery({ ...url, place: undefined })}&place={lat},{lon}`}
      />
    )
  return found.counties.map((county) => <County key={county.fips} url={url} county={county} />)
}

const measures = Object.keys(localMeasures) as LocalMeasure[]

function County({ url, county: { fips, name, state } }: { url: CostsUrl; county: FoundCounty }) {
  const ids = [
    ...measures.toSorted().map((measure) => countySeriesId(fips, measure)),
    stateSeriesId(fips.slice(0, 2), '03'),
  ]
  return (
    <section aria-labelledby={`county-${fips}`} className="mt-5">
      <h3 id={`county-${fips}`} className="font-semibold">
        {name}, {state}
      </h3>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <AddLink url={url} series={describeSeries(id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
