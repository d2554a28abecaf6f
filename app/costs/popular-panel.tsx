import { read } from '@/app/data'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { Button } from '@/components/ui/button'
import { Panel } from '@/components/ui/panel'
import { Select } from '@/components/ui/select'
import { AddLink } from './add-link'
import { KeptFields } from './kept-fields'
import { browsable } from './presets'
import { type CostsUrl, costsHref } from './url'

const options = Object.entries(browsable).map(([value, label]) => ({ value, label }))

/** What others ask for most, survey by survey. */
export async function PopularPanel({ url }: { url: CostsUrl }) {
  return (
    <Panel id="popular" title="Series that are asked for most">
      <form
        action="/costs#popular"
        key={url.browse}
        className="flex flex-wrap items-end gap-x-3 print:hidden"
      >
        <KeptFields url={{ ...url, browse: undefined }} />
        <div className="min-w-0 flex-1 basis-56 sm:max-w-sm">
          <Select
            name="browse"
            label="Of which survey"
            options={options}
            defaultValue={url.browse ?? 'all'}
          />
        </div>
        <div className="mb-5">
          <Button look="secondary">List them</Button>
        </div>
      </form>
      {url.browse && <Popular url={url} survey={url.browse.toUpperCase()} />}
    </Panel>
  )
}

async function Popular({ url, survey }: { url: CostsUrl; survey: string }) {
  const answer = await read('federal-labor-stats', 'getPopularSeries', survey === 'ALL' ? {} : { survey })
  if (!answer.ok)
    return (
      <ProblemNotice
        problem={answer.error}
        retry={costsHref(url, 'popular')}
        stillStands="Series can still be chosen from the list above or by their id."
      />
    )
  const { series, notes } = answer.data
  return (
    <>
      <ul className="mb-3 divide-y divide-line border-y border-line">
        {series.map((one) => (
          <li key={one.seriesId}>
            <AddLink url={url} series={one} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="text-base text-muted">
          {note}
        </p>
      ))}
      <Provenance meta={answer.meta} />
    </>
  )
}
